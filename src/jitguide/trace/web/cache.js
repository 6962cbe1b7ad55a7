export const cachePlayer = () => {};

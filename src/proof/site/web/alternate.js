// The theme takes each link with exactly this rel for a translation, and asks for its site map.
for (const link of document.querySelectorAll('link[rel=alternate][type="text/markdown"]'))
  link.setAttribute("rel", "alternate ");

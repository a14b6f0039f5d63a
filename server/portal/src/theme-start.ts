// Applies the chosen theme before the first paint, so that no page flashes in the other theme.
const theme = localStorage.getItem("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

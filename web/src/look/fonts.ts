/** Latin is enough for German and English; other scripts are never asked for. */
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/almendra/latin-700.css";

/** Where we are: the address of the page, and how to go elsewhere without a reload. */
class Router {
  path = $state(globalThis.location?.pathname ?? "/");

  go(path: string): void {
    if (path === location.pathname + location.search) return;
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Follows clicks on our own links, and the back button. */
  listen(): void {
    addEventListener("popstate", () => {
      this.path = location.pathname;
    });
    document.addEventListener("click", (click) => {
      const link = (click.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || click.defaultPrevented || click.button !== 0) return;
      if (click.metaKey || click.ctrlKey || click.shiftKey || link.target || link.hasAttribute("download")) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || url.hash || /\.\w+$/.test(url.pathname)) return;
      if (/^\/(api|ws)\//.test(url.pathname) || url.pathname.endsWith("/record")) return;
      click.preventDefault();
      this.go(url.pathname + url.search);
    });
  }
}

export const router = new Router();

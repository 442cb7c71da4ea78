/** Id of the element with the `PageScript`: the server writes it and the boot script reads it. */
export const PAGE_SCRIPT_ID = 'page-script'
/** Id of the element with the page's data, in React Router's encoding. */
export const PAGE_DATA_ID = 'page-data'
/** Id of the live region that announces a click before hydration. Its `data-text` is the text. */
export const HOLD_STATUS_ID = 'hold-status'

/** On `<html>` after hydration, and the event that follows it. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated'
export const HYDRATED_EVENT = 'hydrated'
/** A press is held until hydration. */
export const HELD_EVENT = 'held'
/** The page script cannot be fetched. */
export const FAILED_EVENT = 'failed'

/** What the browser needs to start the page script. All addresses are files of this site. */
export interface PageScript {
  /** React Router's settings, as JSON. */
  context: object
  /** In development, the script that replaces changed code; it runs before all others. */
  first?: string
  /** Sets `__reactRouterManifest`: the files of all routes. */
  manifest: string
  /** The modules of the page's routes, by the route's id. */
  routes: Record<string, string>
  /** Hydrates the page. */
  entry: string
  /** Modules that those above import. All are fetched in parallel. */
  imports: string[]
  /** Scripts and styles of the dialogs that all pages can open. */
  dialogs: string[]
}

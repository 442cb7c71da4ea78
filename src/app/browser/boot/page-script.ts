/** Where the document keeps what starts its script; the server writes it and the boot script reads it. */
export const PAGE_SCRIPT_ID = 'page-script'
/** Where it keeps the page's own data, as React Router encodes it. */
export const PAGE_DATA_ID = 'page-data'
/** The template of the dialog that a first tap on a file shows. */
export const EARLY_PREVIEW_ID = 'early-preview'

/** On the document once the page answers presses by itself, and the event that says so. */
export const HYDRATED_ATTRIBUTE = 'data-alive'
export const HYDRATED_EVENT = 'alive'

/** What the browser needs to start a page's script. All addresses are files of this site. */
export interface PageScript {
  /** React Router's settings, as JSON. */
  context: object
  /** In development the script that replaces changed code; it runs before all others. */
  first?: string
  /** Sets `__reactRouterManifest`: the files of all routes. */
  manifest: string
  /** The module of each route that the page shows, by the route's id. */
  routes: Record<string, string>
  /** Starts the page. */
  entry: string
  /** Modules that those above import: fetched at once, not one after the other. */
  imports: string[]
}

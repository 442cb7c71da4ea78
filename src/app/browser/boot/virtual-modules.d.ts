/** The minified code of a script with its imports, for an inline `<script>`. */
declare module '*?inline-script' {
  const code: string
  export default code
}

/** Addresses of the scripts and styles of the dialogs that all pages can open. */
declare module 'virtual:dialog-files' {
  const files: string[]
  export default files
}

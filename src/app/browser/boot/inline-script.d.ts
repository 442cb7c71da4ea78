/** The minified code of a script, bundled with what it imports, to stand inside a page. */
declare module '*?inline-script' {
  const code: string
  export default code
}

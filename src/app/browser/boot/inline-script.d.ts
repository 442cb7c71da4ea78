/** The minified code of a script with its imports, for an inline `<script>`. */
declare module '*?inline-script' {
  const code: string
  export default code
}

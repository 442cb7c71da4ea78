/** The build for browsers of some years ago has the same parts as the newest. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist'
}

/** The texts of the preview. */
export const text = {
  print: 'Print',
  download: (size: string) => (size === '' ? 'Download' : `Download · ${size}`),
  close: 'Close the preview',
  opening: 'Opening the document',
  firstPage: 'First page as a picture',
  firstPageOf: (title: string) => `Page 1: ${title}. The text follows when the document has loaded.`,
  progress: (percent: number, done: number, total: number) => `${percent}%, ${done} of ${total} kB`,
  whole: 'Open the whole document',
  noPreview: 'This document has no preview. Download it to open it on your device.',
  broken: 'The preview can’t be shown. You can still download the document.',
  cutOff: 'The network broke off.',
  tryAgain: 'Try again',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page',
  of: (pages: number) => `of ${pages}`,
  pageOf: (page: number, pages: number | null) =>
    pages === null ? `Document, page ${page}` : `Document, page ${page} of ${pages}`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  printFrame: 'Document to print',
} as const

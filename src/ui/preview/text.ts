/** Every sentence of the preview. */
export const text = {
  print: 'Print',
  download: 'Download',
  close: 'Close the preview',
  opening: 'Opening the document',
  noPreview: 'This document has no preview. Download it to open it on your device.',
  broken: 'The preview can’t be shown. You can still download the document.',
  cutOff: 'The network broke off.',
  tryAgain: 'Try again',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page',
  of: (pages: number) => `of ${pages}`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Fit',
} as const

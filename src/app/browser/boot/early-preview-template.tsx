import { renderToStaticMarkup } from 'react-dom/server'
import cssUrl from '#ui/preview/preview.css?url'
import { StaticPreview } from '#ui/preview/StaticPreview.tsx'
import { EARLY_PREVIEW_ID } from './page-script.ts'

/** Placeholders: the script replaces them with the data of the link. */
const BLANK = {
  key: '',
  title: '-',
  size: '',
  typeLabel: '-',
  pages: null,
  file: '-',
  previewFile: '-',
  firstPage: { url: '-', thumbnail: '-', width: null, height: null },
}

const dialog = renderToStaticMarkup(<StaticPreview file={BLANK} />)
  // The script loads the style sheet itself before it shows the dialog.
  .replace(/<link[^>]*>/g, '')
  .replace(' src="-"', '')
  .replace('<dialog open=""', '<dialog')

/** The dialog that `early-preview.ts` fills in and shows. */
export const earlyPreviewTemplate = `<template id="${EARLY_PREVIEW_ID}" data-style="${cssUrl}">${dialog}</template>`

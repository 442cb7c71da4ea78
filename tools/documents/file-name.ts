export const EXTENSIONS = { word: 'docx', pdf: 'pdf', powerpoint: 'pptx' } as const

/**
 * A file name made from a title that Windows, macOS, Android and zip files all accept. Accents stay; what a name cannot
 * hold goes. At most 110 characters and the extension, because old Windows counts the whole path to 260.
 */
export function fileName(title: string, format: keyof typeof EXTENSIONS): string {
  const kept = title
    .normalize('NFC')
    .replace(/\s*:\s+/g, ' - ')
    .replace(/\s*[/\\|]\s*/g, '-')
    .replace(/[<>:"?*\p{C}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const short = kept.length <= 110 ? kept : kept.slice(0, 111).replace(/\s\S*$/, '')
  return `${short.replace(/^[. ]+|[. ]+$/g, '') || 'Document'}.${EXTENSIONS[format]}`
}

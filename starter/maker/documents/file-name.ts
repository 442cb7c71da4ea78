export const EXTENSIONS = { word: 'docx', pdf: 'pdf', powerpoint: 'pptx' } as const

/**
 * Makes a file name from a title, valid on Windows, macOS, Android and in zip files. Keeps accents and removes forbidden
 * characters. At most 110 characters and the extension, because old Windows versions limit the full path to 260.
 */
export function fileName(title: string, format: keyof typeof EXTENSIONS): string {
  const name = title
    .normalize('NFC')
    .replace(/\s*:\s+/g, ' - ')
    .replace(/\s*[/\\|]\s*/g, '-')
    .replace(/[<>:"?*\p{C}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const short = name.length <= 110 ? name : name.slice(0, 111).replace(/\s\S*$/, '')
  return `${short.replace(/^[. ]+|[. ]+$/g, '') || 'Document'}.${EXTENSIONS[format]}`
}

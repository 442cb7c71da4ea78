import { decodeList, type TitleLine, titleLinesOf } from './title-list.ts'

/** Reads a list of titles: CSV with commas, semicolons or tabs. */
export async function parseList(bytes: Uint8Array): Promise<TitleLine[]> {
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(decodeList(bytes), { delimitersToGuess: [',', ';', '\t', '|'] })
  return titleLinesOf(data)
}

/** Lower case without accents: 'Séance' becomes 'seance'. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

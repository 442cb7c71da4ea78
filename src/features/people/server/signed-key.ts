/** Reads the key of a link: the id of a row, and the signature of what the row says. */
export function parseKey(key: string): { id: number; signature: string } {
  const [id = '', signature = ''] = key.split('.')
  return { id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0, signature }
}

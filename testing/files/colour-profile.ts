const HEADER_BYTES = 128
const ENTRY_BYTES = 12
/** X, Y and Z of the colours of sRGB under the light of profiles (D50). */
const RED = [0.436, 0.2225, 0.0139]
const GREEN = [0.3851, 0.7169, 0.0971]
const BLUE = [0.1431, 0.0606, 0.7141]
const D50 = [0.9642, 1, 0.8249]

/** An ICC profile of three colours (ICC.1) whose first colour is blue and whose last is red: without it a picture has wrong colours. */
export function createSwappedProfile(): Buffer {
  const gamma = Buffer.concat([Buffer.from('curv\0\0\0\0'), uint32(1), Buffer.from([2, 0x33, 0, 0])])
  const tags: [name: string, data: Buffer][] = [
    ['wtpt', xyz(D50)],
    ['rXYZ', xyz(BLUE)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(RED)],
    ['rTRC', gamma],
    ['gTRC', gamma],
    ['bTRC', gamma],
  ]
  let end = HEADER_BYTES + 4 + tags.length * ENTRY_BYTES
  const entries = tags.map(([name, { length }]) => {
    const entry = Buffer.concat([Buffer.from(name), uint32(end), uint32(length)])
    end += length
    return entry
  })
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(end, 0)
  header.writeUInt32BE(0x02100000, 8)
  header.write('mntrRGB XYZ ', 12)
  header.write('acsp', 36)
  fixedOf(D50).copy(header, 68)
  return Buffer.concat([header, uint32(tags.length), ...entries, ...tags.map(([, data]) => data)])
}

function xyz(values: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixedOf(values)])
}

/** Numbers with 16 bits before and after the point. */
function fixedOf(values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value) => uint32(Math.round(value * 0x10000))))
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

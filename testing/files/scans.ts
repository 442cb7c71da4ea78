import sharp from 'sharp'
import { createSwappedProfile } from './colour-profile.ts'

/** Size of a page and its picture, in points and pixels. */
const WIDTH = 48
const HEIGHT = 64

/** A black and a grey box, made with `opj_compress` of OpenJPEG. */
const JPEG_2000 = [
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAQAAAADAAAQcHAAAAAAAPY29scgEAAAAA',
  'ABEAAAJnanAyY/9P/1EAKQAAAAAAMAAAAEAAAAAAAAAAAAAAADAAAABAAAAAAAAAAAAAAQcBAf9SAAwAAAABAAEEBAAB/1wAB0BA',
  'SEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAB8gAB/5PfhqkAKSI/XiDGlKUGaOdArtgx',
  'zBoFGvBaq4iWQYUn0GiZzPrFLRnhdyoHfzSxQgVpOxuE5zME19HaafBflCAAAAwhleuqSO8TktkO01mZmZlxoA3ij8bwM1mZm1Ef',
  'k8mEeifsokJVPSPQAYSEXHQowjvmEJSRLOAMI21tbWY2M8TVzI7o1hNAT/DRVt+R3kr7ZwjhUjSXQ+lwAMJCKfnUYR3zCEpIlnAG',
  'Eba2stjtdO3wvcYReNQ3jWH2QkYMDDv9K65gsoN1LgrLbyyAAYSES3MowjvmEJSQ1uEMY21s6xH7NftAxUwIVveeagof1dPYlZcW',
  '3FJEEIY3j0jS9gAABhIRqhQwj2lQJCRLOAMJCXew3mo0ExT5EIbUHABi0khwrGi25i1IAAAAYSEYgSMI9pUCQkSzgDCQl4JxT9DZ',
  'GTqrIYFgBgjvlMJCOYVkcx3zCEpHX0/PwNJ+B9D7RMCGyfmLBdrJWZIle3TdITdkSjsmJQQo2x+8JwFiKHsUdC8ak/isI5pWsn++',
  'NErSH/N5IfuHLkM4qxj94sZm8iC26ifi81vULDAmCYF/LIZRUhGAz7aC7Lw8e3nuSEEVtWwIMTvGLfimBmfMDyQQSl2OJSck1tdV',
  'csBMAhtZ3XKZ1C84ZLLG/9k=',
].join('')

/** By the profile of pdf.js (CGATS TR 001). Without it the page is (0, 185, 242). */
const PRINTED_CYAN = [0, 173, 239] as const

/** A PDF of one page, and the text on it. */
interface Scan {
  bytes: Uint8Array
  text: string
  /** Of the whole page. The server draws another one, because its engine fetches no profiles. */
  colour?: readonly [red: number, green: number, blue: number]
}

/** PDFs that need a decoder, a character map or a font that the PDF engine fetches. */
export async function createScans(): Promise<Record<string, Scan>> {
  const fax = await createFax()
  return {
    'JPEG 2000': picture(8, 'JPXDecode', Buffer.from(JPEG_2000, 'base64')),
    fax: picture(1, `CCITTFaxDecode /DecodeParms << /K -1 /Columns ${WIDTH} /Rows ${HEIGHT} >>`, fax),
    JBIG2: picture(1, 'JBIG2Decode', jbig2Of(fax)),
    'the colours of a printer': { ...page('1 0 0 0 k 0 0 48 64 re f', '', []), colour: PRINTED_CYAN },
    'a colour profile': {
      ...page('/P cs 1 0 0 sc 0 0 48 64 re f', '/ColorSpace << /P [/ICCBased 5 0 R] >>', [
        stream('/N 3', createSwappedProfile()),
      ]),
      colour: [0, 0, 255],
    },
    'a font that readers have': page('BT /F 18 Tf 4 24 Td (\\101\\102) Tj ET', '/Font << /F 5 0 R >>', [
      '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
    ]),
    'a Japanese character map': {
      ...page('BT /F 18 Tf 4 24 Td <93FA967B> Tj ET', '/Font << /F 5 0 R >>', [
        '<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>',
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
        '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 >>',
      ]),
      text: '日本',
    },
  }
}

function picture(bits: number, filter: string, bytes: Uint8Array): Scan {
  const image = `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} /BitsPerComponent ${bits} /ColorSpace /DeviceGray /Filter /${filter}`
  return page(`${WIDTH} 0 0 ${HEIGHT} 0 0 cm /X Do`, '/XObject << /X 5 0 R >>', [stream(image, bytes)])
}

function stream(dictionary: string, bytes: Uint8Array): Buffer {
  const head = `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

/** @param objects of number 5 and more */
function page(content: string, resources: string, objects: (string | Buffer)[]): Scan {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    stream('', Buffer.from(content)),
    ...objects,
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  for (const [index, object] of all.entries()) {
    offsets.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = Buffer.concat(parts).length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\nstartxref\n${start}\n%%EOF`
  return { bytes: Buffer.concat([...parts, Buffer.from(end)]), text: '' }
}

/** A black box (the inverted white box of the picture), as a fax machine sends it (ITU-T T.6): the data of a TIFF file. */
async function createFax(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT)
  for (let y = 8; y < 24; y++) pixels.fill(255, y * WIDTH + 8, y * WIDTH + 40)
  const tiff = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer()
  const directory = tiff.readUInt32LE(4)
  const tag = (number: number) => {
    for (let at = directory + 2; ; at += 12) if (tiff.readUInt16LE(at) === number) return tiff.readUInt32LE(at + 8)
  }
  const [offset, length] = [tag(273), tag(279)]
  return tiff.subarray(offset, offset + length)
}

/** A JBIG2 page (ITU-T T.88) with one region in the coding of a fax. */
function jbig2Of(fax: Uint8Array): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(WIDTH, 0)
  size.writeUInt32BE(HEIGHT, 4)
  const segment = (number: number, type: number, data: Buffer) => {
    const head = Buffer.alloc(11)
    head.writeUInt32BE(number, 0)
    head.writeUInt8(type, 4)
    head.writeUInt8(1, 6)
    head.writeUInt32BE(data.length, 7)
    return Buffer.concat([head, data])
  }
  return Buffer.concat([
    segment(0, 48, Buffer.concat([size, Buffer.alloc(11)])),
    segment(1, 38, Buffer.concat([size, Buffer.alloc(9), Buffer.from([1]), fax])),
  ])
}

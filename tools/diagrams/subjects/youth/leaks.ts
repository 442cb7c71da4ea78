import { diagram } from '../../diagram.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { BOY, GIRL, MAN, PROVIDER, WOMAN } from '../people/signs.ts'
import { sheet, telephone } from '../training/things.ts'

/** Ways in which a secret leaves the clinic, each 160 by 100. */
const LEAKS: (() => Shape[])[] = [nameCalled, cardFound, sharedPhone, curtain, cousin, guard]

/** How secrets get out, in the order of the lines beside the picture. */
export const secretsLeak = diagram({
  id: 'secrets-leak',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Six leaks: a provider calls out a name; a mother finds a card; a message on a telephone that two people read; a curtain; a member of staff talks to a relative; a guard looks at a girl.',
      note: 'Point to a picture and ask who could stop this leak.',
    },
    fr: {
      alt: 'Six fuites : un soignant crie un nom ; une mère trouve une carte ; un message lu par deux personnes ; un rideau ; un membre du personnel parle à un parent ; un gardien regarde une jeune fille.',
      note: 'Montrez une image : qui pourrait arrêter cette fuite ?',
    },
    es: {
      alt: 'Seis fugas: un proveedor dice un nombre en voz alta; una madre halla una tarjeta; un mensaje que leen dos personas; una cortina; alguien del personal habla con un pariente; un guardia mira a una muchacha.',
      note: 'Señale un dibujo: ¿quién podría detener esta fuga?',
    },
  },
  draw: () => signGrid(LEAKS, 330, 160),
})

const small = 0.42

function nameCalled(): Shape[] {
  return [
    bust(PROVIDER, { x: 2, y: 26, scale: small }),
    ...bubble(50, 2, 64, 30, 8),
    path('M60 12h44M60 21h28', { stroke: 'indigo', width: 3.5 }),
    path('M72 60l10 -5M74 70h12M72 80l10 5', { stroke: 'terracotta', width: 4 }),
    bust(GIRL, { x: 96, y: 26, scale: small }),
  ]
}

function cardFound(): Shape[] {
  return [
    bust({ ...WOMAN, isSad: true }, { x: 8, y: 24, scale: small }),
    group(sheet(3, 'terracotta'), { x: 78, y: 18, scale: 0.72 }),
  ]
}

function sharedPhone(): Shape[] {
  return [
    bust(WOMAN, { x: 0, y: 34, scale: 0.37 }),
    group(telephone(), { x: 48, y: 8, scale: 0.64 }),
    bust(MAN, { x: 104, y: 34, scale: 0.37 }),
  ]
}

function curtain(): Shape[] {
  return [
    path('M6 8H110', { stroke: 'steelDark', width: 5 }),
    path('M14 10C20 40 12 70 18 98H88C82 70 92 40 86 10Z', { fill: 'marigold' }),
    path('M36 12C40 44 32 72 38 96M62 12C68 44 60 72 64 96', { stroke: 'terracotta', width: 3 }),
    bust(BOY, { x: 92, y: 26, scale: small }),
  ]
}

function cousin(): Shape[] {
  return [
    bust({ ...PROVIDER, head: 'bun' }, { x: 6, y: 26, scale: small }),
    ...arrow([70, 56], [94, 56], { width: 5, paint: 'terracotta' }),
    bust({ ...WOMAN, head: 'veil', headPaint: 'leaf' }, { x: 94, y: 26, scale: small }),
  ]
}

function guard(): Shape[] {
  return [
    path('M4 98V14H80V98M4 26H80', { stroke: 'ink', width: 5 }),
    bust(
      { skin: 'skinDeep', head: 'cap', headPaint: 'ink', cloth: 'steelDark', isSad: true },
      { x: 10, y: 26, scale: small },
    ),
    bust({ ...GIRL, isSad: true }, { x: 94, y: 26, scale: small }),
  ]
}

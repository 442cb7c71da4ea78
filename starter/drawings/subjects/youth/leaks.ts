import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { backdrop, frames } from '../../kit/frames.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { BOY, GIRL, MAN, PROVIDER, WOMAN } from '../people/signs.ts'
import { sheet, telephone } from '../training/things.ts'

/** Ways in which a secret leaves the clinic, each as large as a step of a client sheet. */

const GUARD: PersonLook = { skin: 'skinDeep', head: 'cap', headPaint: 'ink', cloth: 'steelDark', isSad: true }
const SIZE = 0.66
const FOOT = 170 - 180 * SIZE

function nameCalled(): Shape[] {
  return [
    backdrop(),
    bust(PROVIDER, { x: 2, y: FOOT, scale: SIZE }),
    bust({ ...GIRL, isSad: true }, { x: 140, y: FOOT, scale: SIZE }),
    ...bubble(78, 8, 96, 46, 12),
    path('M92 24h68M92 38h42', { stroke: 'indigo', width: 5 }),
    path('M104 96l16 -8M106 112h18M104 128l16 8', { stroke: 'terracotta', width: 5 }),
  ]
}

function curtain(): Shape[] {
  return [
    backdrop('marigoldPale'),
    path('M12 14H150', { stroke: 'steelDark', width: 8 }),
    path('M20 18C30 66 18 112 28 162H122C114 116 128 66 118 18Z', {
      fill: 'terracottaPale',
      stroke: 'terracotta',
      width: 3,
    }),
    path('M50 20C56 70 44 112 54 160M88 20C96 70 84 112 90 160', { stroke: 'terracotta', width: 4 }),
    path('M136 62q-14 16 0 32M124 54q-22 24 0 48', { stroke: 'ink', width: 4.5 }),
    bust(BOY, { x: 140, y: FOOT, scale: SIZE }),
  ]
}

function guard(): Shape[] {
  return [
    backdrop('sand'),
    path('M10 166V22H118V166M10 42H118', { stroke: 'ink', width: 7 }),
    bust(GUARD, { x: 14, y: FOOT, scale: SIZE }),
    path('M106 94H138', { stroke: 'terracotta', width: 4, dash: [8, 7] }),
    bust({ ...GIRL, isSad: true }, { x: 138, y: FOOT, scale: SIZE }),
  ]
}

function cardFound(): Shape[] {
  return [
    backdrop('marigoldPale'),
    bust({ ...WOMAN, isSad: true }, { x: 6, y: FOOT - 16, scale: SIZE * 1.14 }),
    group(sheet(3, 'terracotta'), { x: 112, y: 22, scale: 1.26 }),
  ]
}

function sharedPhone(): Shape[] {
  return [
    backdrop('leafPale'),
    bust(WOMAN, { x: 0, y: FOOT + 14, scale: SIZE * 0.88 }),
    bust(MAN, { x: 152, y: FOOT + 14, scale: SIZE * 0.88 }),
    group(telephone(), { x: 68, y: 14, scale: 1.04 }),
  ]
}

function cousin(): Shape[] {
  return [
    backdrop('terracottaPale'),
    bust({ ...PROVIDER, head: 'bun' }, { x: 4, y: FOOT, scale: SIZE }),
    bust({ ...WOMAN, head: 'veil', headPaint: 'leaf' }, { x: 138, y: FOOT, scale: SIZE }),
    ...bubble(84, 4, 84, 64, 8),
    bust(GIRL, { x: 104, y: 10, scale: 0.3 }),
    ...arrow([100, 116], [142, 116], { width: 7, paint: 'terracotta' }),
  ]
}

interface LeakTexts extends DiagramTexts {
  words: string[]
}

function leaks(id: string, scenes: (() => Shape[])[], texts: Record<Language, LeakTexts>): Diagram {
  return diagram({
    id,
    width: 'full',
    height: 262,
    texts,
    draw: ({ words }) => frames(scenes.map((scene, index) => ({ scene: scene(), caption: words[index] ?? '' }))),
  })
}

/** How secrets get out, in the clinic and at home. */
export const secretsLeak: Diagram[] = [
  leaks('secrets-leak-clinic', [nameCalled, curtain, guard], {
    en: {
      words: ['“Family planning!” A name called out', 'A curtain instead of a door', 'The face of the guard'],
      alt: 'Three leaks in the clinic: a provider calls out a name; somebody listens behind a curtain; a guard looks at a girl with a stern face.',
      note: 'Point to a picture and ask who could stop this leak.',
    },
    fr: {
      words: ['« Planification ! » Un nom crié', 'Un rideau au lieu d’une porte', 'Le visage du gardien'],
      alt: 'Trois fuites au centre : un soignant crie un nom ; quelqu’un écoute derrière un rideau ; un gardien regarde sévèrement une jeune fille.',
      note: 'Montrez une image : qui pourrait arrêter cette fuite ?',
    },
    es: {
      words: ['«¡Planificación!» Un nombre en voz alta', 'Una cortina en vez de puerta', 'La cara del guardia'],
      alt: 'Tres fugas en la clínica: un proveedor dice un nombre en voz alta; alguien oye tras una cortina; un guardia mira serio a una muchacha.',
      note: 'Señale un dibujo: ¿quién podría detener esta fuga?',
    },
  }),
  leaks('secrets-leak-home', [cardFound, sharedPhone, cousin], {
    en: {
      words: ['A card that the mother finds', 'A reminder to a shared telephone', 'A cousin on the staff'],
      alt: 'Three leaks outside: a mother finds a card; two people read a message on one telephone; a member of staff talks about a girl to a relative.',
      note: 'Ask: whose phone is this number? Who may know of the card?',
    },
    fr: {
      words: ['Une carte que la mère trouve', 'Un rappel sur un téléphone partagé', 'Une cousine dans l’équipe'],
      alt: 'Trois fuites au-dehors : une mère trouve une carte ; deux personnes lisent un message sur un téléphone ; une soignante parle d’une jeune fille à une parente.',
      note: 'Demandez : à qui est ce numéro ? Qui peut voir la carte ?',
    },
    es: {
      words: ['Una tarjeta que halla la mamá', 'Un aviso a un teléfono compartido', 'Una prima en el personal'],
      alt: 'Tres fugas afuera: una mamá halla una tarjeta; dos personas leen un mensaje en un teléfono; una proveedora habla de una muchacha con una pariente.',
      note: 'Pregunte: ¿de quién es este número? ¿Quién puede ver la tarjeta?',
    },
  }),
]

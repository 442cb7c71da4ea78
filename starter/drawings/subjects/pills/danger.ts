import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { leader } from '../../kit/leader.ts'
import { circle, type Point, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { outline } from '../training/community/outline.ts'

/** A sign, where it is felt, and the height of its label. */
interface Sign {
  at: Point
  labelY: number
}

const COC_SIGNS: Sign[] = [
  { at: [62, 16], labelY: 32 },
  { at: [93, 42], labelY: 98 },
  { at: [88, 106], labelY: 164 },
  { at: [127, 172], labelY: 228 },
  { at: [95, 290], labelY: 294 },
]

const POP_SIGNS: Sign[] = [
  { at: [62, 16], labelY: 32 },
  { at: [93, 42], labelY: 98 },
  { at: [88, 104], labelY: 150 },
  { at: [127, 162], labelY: 198 },
  { at: [84, 180], labelY: 258 },
  { at: [95, 290], labelY: 312 },
]

interface Texts {
  signs: string[]
  alt: string
  note: string
}

function danger(id: string, signs: Sign[], texts: Record<Language, Texts>) {
  return diagram({
    id,
    width: 'half',
    height: 336,
    texts,
    draw: (words) => [
      outline('skin', { x: 6, y: 8, scale: 1.02 }),
      ...signs.flatMap((sign, index) => drawSign(sign, words.signs[index] ?? '')),
    ],
  })
}

function spot([x, y]: Point): Shape[] {
  return [
    circle(x, y, 13, { fill: 'terracotta', stroke: 'white', width: 3 }),
    path(`M${x} ${y - 6}v6M${x} ${y + 5.5}v0.5`, { stroke: 'white', width: 4 }),
  ]
}

function drawSign({ at, labelY }: Sign, words: string): Shape[] {
  return [
    ...leader(at, [158, labelY]),
    ...spot(at),
    ...textBox(words, 164, labelY, WIDTHS.half - 164, { bold: true, middle: true }).shapes,
  ]
}

/** Points of the wide drawing: labels at the left and the right of the woman. */
const WIDE = { x: 342, y: 6, scale: 1.02, left: 318, right: 526, size: 30 } as const
type WideSign = Sign & { isLeft: boolean }

const COC_WIDE: WideSign[] = [
  { at: [54, 14], labelY: 44, isLeft: true },
  { at: [82, 28], labelY: 56, isLeft: false },
  { at: [82, 100], labelY: 164, isLeft: false },
  { at: [22, 150], labelY: 180, isLeft: true },
  { at: [87, 286], labelY: 288, isLeft: false },
]

const POP_WIDE: WideSign[] = [
  { at: [54, 14], labelY: 44, isLeft: true },
  { at: [82, 30], labelY: 60, isLeft: false },
  { at: [60, 100], labelY: 122, isLeft: true },
  { at: [22, 150], labelY: 194, isLeft: true },
  { at: [82, 174], labelY: 178, isLeft: false },
  { at: [87, 286], labelY: 292, isLeft: false },
]

/** The same signs with large words at both sides of the woman, for a client sheet. */
function dangerWide(
  id: string,
  places: WideSign[],
  { signs, ...texts }: Record<Language, Texts> & { signs: Record<Language, string[]> },
) {
  const say = (language: Language) => ({ ...texts[language], signs: signs[language] })
  return diagram({
    id,
    width: 'full',
    height: 336,
    texts: { en: say('en'), fr: say('fr'), es: say('es') },
    draw: (words) => [
      rect(0, 0, WIDTHS.full, 336, { fill: 'terracottaPale', radius: 14 }),
      outline('skin', WIDE),
      ...places.flatMap((sign, index) => drawWide(sign, words.signs[index] ?? '')),
    ],
  })
}

function drawWide({ at, labelY, isLeft }: WideSign, words: string): Shape[] {
  const place: Point = [WIDE.x + at[0] * WIDE.scale, WIDE.y + at[1] * WIDE.scale]
  const edge = isLeft ? WIDE.left : WIDE.right
  return [
    ...leader(place, [edge, labelY]),
    ...spot(place),
    ...textBox(words, isLeft ? edge - 8 : edge + 8, labelY, 296, {
      bold: true,
      middle: true,
      size: WIDE.size,
      anchor: isLeft ? 'end' : 'start',
    }).shapes,
  ]
}

const COC_TEXTS: Record<Language, Texts> = {
  en: {
    signs: [
      'Sudden, very bad headache',
      'Trouble seeing, yellow eyes',
      'Chest pain, short of breath',
      'One side weak, no speech',
      'Leg: strong pain or swelling',
    ],
    alt: 'A woman in a dress with the danger signs: sudden very bad headache; trouble seeing or yellow eyes; chest pain or short of breath; one side weak or trouble speaking; strong pain or swelling in one leg. To hospital now.',
    note: 'Trainees show a partner the places on their own body. Any of these: to a hospital, and say that she takes combined pills.',
  },
  fr: {
    signs: [
      'Mal de tête très fort, soudain',
      'Vue trouble, yeux jaunes',
      'Mal à la poitrine, essoufflée',
      'Un côté faible, parole perdue',
      'Jambe : douleur ou gonflement',
    ],
    alt: 'Une femme en robe avec les signes de danger : mal de tête soudain et très fort ; vue trouble ou yeux jaunes ; douleur dans la poitrine ou essoufflement ; un côté faible ou parole difficile ; douleur ou gonflement d’une jambe. À l’hôpital tout de suite.',
    note: 'Chacun montre les endroits sur son propre corps. Un seul signe : à l’hôpital, en disant qu’elle prend la pilule combinée.',
  },
  es: {
    signs: [
      'Dolor de cabeza fuerte, súbito',
      'Ve mal, ojos amarillos',
      'Dolor en el pecho, falta el aire',
      'Un lado débil, no puede hablar',
      'Pierna: dolor fuerte o hinchazón',
    ],
    alt: 'Una mujer con vestido y las señales de peligro: dolor de cabeza súbito y muy fuerte; problemas para ver u ojos amarillos; dolor en el pecho o falta de aire; un lado débil o dificultad para hablar; dolor fuerte o hinchazón en una pierna. Al hospital ya.',
    note: 'Cada persona muestra los lugares en su propio cuerpo. Con una sola señal: al hospital, y decir que toma la píldora combinada.',
  },
}

export const cocDanger = danger('coc-danger-signs', COC_SIGNS, COC_TEXTS)

export const cocDangerWide = dangerWide('coc-danger-wide', COC_WIDE, {
  ...COC_TEXTS,
  signs: {
    en: [
      'Sudden, very bad headache',
      'Trouble seeing, yellow eyes',
      'Chest pain, short of breath',
      'One side weak, trouble speaking',
      'Strong pain or swelling in one leg',
    ],
    fr: [
      'Mal de tête soudain et très fort',
      'Vue trouble, yeux jaunes',
      'Douleur à la poitrine, essoufflée',
      'Un côté faible, parole difficile',
      'Forte douleur ou jambe gonflée',
    ],
    es: [
      'Dolor de cabeza súbito y muy fuerte',
      'Ve mal, ojos amarillos',
      'Dolor en el pecho, falta el aire',
      'Un lado débil, habla difícil',
      'Pierna con dolor fuerte o hinchada',
    ],
  },
})

const POP_TEXTS: Record<Language, Texts> = {
  en: {
    signs: [
      'New flashes before headache',
      'Yellow eyes or skin',
      'Short of breath',
      'One side weak, no speech',
      'Belly: strong pain, fainting',
      'Leg pain',
    ],
    alt: 'A woman in a dress with the signs that do not wait: new flashes or zigzags before a headache; yellow eyes or skin; weakness of one side or trouble speaking; strong pain low in the belly or fainting; pain and swelling in one leg or short of breath.',
    note: 'Point to the belly first: it may be a pregnancy outside the womb. Send her with somebody and telephone ahead.',
  },
  fr: {
    signs: [
      'Éclairs avant le mal de tête',
      'Yeux ou peau jaunes',
      'Essoufflée',
      'Un côté faible, parole perdue',
      'Ventre : forte douleur, malaise',
      'Mal à la jambe',
    ],
    alt: 'Une femme en robe avec les signes qui n’attendent pas : éclairs ou zigzags nouveaux avant un mal de tête ; yeux ou peau jaunes ; un côté faible ou parole difficile ; forte douleur du bas-ventre ou malaise ; douleur et gonflement d’une jambe ou essoufflement.',
    note: 'Montrez d’abord le ventre : cela peut être une grossesse hors de l’utérus. Envoyez-la accompagnée et prévenez par téléphone.',
  },
  es: {
    signs: [
      'Destellos y dolor nuevos',
      'Ojos o piel amarillos',
      'Falta el aire',
      'Un lado débil, no puede hablar',
      'Vientre: dolor fuerte, desmayo',
      'Dolor de pierna',
    ],
    alt: 'Una mujer con vestido y las señales que no esperan: destellos o zigzags nuevos antes de un dolor de cabeza; ojos o piel amarillos; un lado débil o dificultad para hablar; dolor fuerte en el bajo vientre o desmayo; dolor e hinchazón en una pierna o falta de aire.',
    note: 'Señale primero el vientre: puede ser un embarazo fuera del útero. Envíela acompañada y avise por teléfono.',
  },
}

export const popDanger = danger('pop-danger-signs', POP_SIGNS, POP_TEXTS)

export const popDangerWide = dangerWide('pop-danger-wide', POP_WIDE, {
  ...POP_TEXTS,
  signs: {
    en: [
      'New flashes, then a headache',
      'Yellow eyes or skin',
      'Short of breath',
      'One side weak, trouble speaking',
      'Strong pain low in the belly, fainting',
      'Pain in one leg',
    ],
    fr: [
      'Éclairs nouveaux, puis mal de tête',
      'Yeux ou peau jaunes',
      'Essoufflée',
      'Un côté faible, parole difficile',
      'Forte douleur du bas-ventre, malaise',
      'Mal à une jambe',
    ],
    es: [
      'Destellos nuevos y dolor de cabeza',
      'Ojos o piel amarillos',
      'Falta de aire',
      'Un lado débil, habla difícil',
      'Dolor fuerte del bajo vientre, desmayo',
      'Dolor de una pierna',
    ],
  },
})

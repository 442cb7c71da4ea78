import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { leader } from '../../kit/leader.ts'
import { bodyFront } from '../../kit/people.ts'
import { circle, type Point, path, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** A sign, where it is felt, and the height of its label. */
interface Sign {
  at: Point
  labelY: number
}

const COC_SIGNS: Sign[] = [
  { at: [66, 30], labelY: 32 },
  { at: [86, 44], labelY: 98 },
  { at: [92, 96], labelY: 164 },
  { at: [126, 150], labelY: 228 },
  { at: [100, 278], labelY: 294 },
]

const POP_SIGNS: Sign[] = [
  { at: [66, 24], labelY: 32 },
  { at: [86, 40], labelY: 98 },
  { at: [124, 128], labelY: 164 },
  { at: [90, 182], labelY: 228 },
  { at: [100, 278], labelY: 294 },
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
      bodyFront('skinDark', { x: 6, y: 8, scale: 1.02 }),
      ...signs.flatMap((sign, index) => drawSign(sign, words.signs[index] ?? '')),
    ],
  })
}

function drawSign({ at, labelY }: Sign, words: string): Shape[] {
  return [
    ...leader(at, [158, labelY]),
    circle(...at, 13, { fill: 'terracotta', stroke: 'white', width: 3 }),
    path(`M${at[0]} ${at[1] - 6}v6M${at[0]} ${at[1] + 5.5}v0.5`, { stroke: 'white', width: 4 }),
    ...textBox(words, 164, labelY, WIDTHS.half - 164, { bold: true, middle: true }).shapes,
  ]
}

export const cocDanger = danger('coc-danger-signs', COC_SIGNS, {
  en: {
    signs: [
      'Sudden, very bad headache',
      'Trouble seeing, yellow eyes',
      'Chest pain, short of breath',
      'One side weak, no speech',
      'Leg: strong pain or swelling',
    ],
    alt: 'A body with the danger signs: sudden very bad headache; trouble seeing or yellow eyes; chest pain or short of breath; one side weak or trouble speaking; strong pain or swelling in one leg. To hospital now.',
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
    alt: 'Un corps avec les signes de danger : mal de tête soudain et très fort ; vue trouble ou yeux jaunes ; douleur dans la poitrine ou essoufflement ; un côté faible ou parole difficile ; douleur ou gonflement d’une jambe. À l’hôpital tout de suite.',
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
    alt: 'Un cuerpo con las señales de peligro: dolor de cabeza súbito y muy fuerte; problemas para ver u ojos amarillos; dolor en el pecho o falta de aire; un lado débil o dificultad para hablar; dolor fuerte o hinchazón en una pierna. Al hospital ya.',
    note: 'Cada persona muestra los lugares en su propio cuerpo. Con una sola señal: al hospital, y decir que toma la píldora combinada.',
  },
})

export const popDanger = danger('pop-danger-signs', POP_SIGNS, {
  en: {
    signs: [
      'New flashes before headache',
      'Yellow eyes or skin',
      'One side weak, no speech',
      'Belly: strong pain, fainting',
      'Leg pain, short of breath',
    ],
    alt: 'A body with the signs that do not wait: new flashes or zigzags before a headache; yellow eyes or skin; weakness of one side or trouble speaking; strong pain low in the belly or fainting; pain and swelling in one leg or short of breath.',
    note: 'Point to the belly first: it may be a pregnancy outside the womb. Send her with somebody and telephone ahead.',
  },
  fr: {
    signs: [
      'Éclairs avant le mal de tête',
      'Yeux ou peau jaunes',
      'Un côté faible, parole perdue',
      'Ventre : forte douleur, malaise',
      'Mal à la jambe, essoufflée',
    ],
    alt: 'Un corps avec les signes qui n’attendent pas : éclairs ou zigzags nouveaux avant un mal de tête ; yeux ou peau jaunes ; un côté faible ou parole difficile ; forte douleur du bas-ventre ou malaise ; douleur et gonflement d’une jambe ou essoufflement.',
    note: 'Montrez d’abord le ventre : cela peut être une grossesse hors de l’utérus. Envoyez-la accompagnée et prévenez par téléphone.',
  },
  es: {
    signs: [
      'Destellos y dolor nuevos',
      'Ojos o piel amarillos',
      'Un lado débil, no puede hablar',
      'Vientre: dolor fuerte, desmayo',
      'Dolor de pierna, falta el aire',
    ],
    alt: 'Un cuerpo con las señales que no esperan: destellos o zigzags nuevos antes de un dolor de cabeza; ojos o piel amarillos; un lado débil o dificultad para hablar; dolor fuerte en el bajo vientre o desmayo; dolor e hinchazón en una pierna o falta de aire.',
    note: 'Señale primero el vientre: puede ser un embarazo fuera del útero. Envíela acompañada y avise por teléfono.',
  },
})

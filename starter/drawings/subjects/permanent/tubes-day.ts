import { diagram, WIDTHS } from '../../diagram.ts'
import { bowl, leaf } from '../../kit/belongings.ts'
import { belly as bellyFront, sorePart, thermometer, warning } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { tick } from '../../kit/marks.ts'
import { clock } from '../../kit/objects.ts'
import { DANGER_FILLS } from '../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { type TallCard, tallCards } from '../../kit/tall-cards.ts'
import { textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { syringe } from '../implants/parts.ts'
import { dial } from '../implants/signs.ts'
import { bed } from './care.ts'
import { dizzy, NURSE, onCouch, sideBelly, WOMAN, woundBelly } from './tubes-body.ts'

const SURGEON: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'leaf', cloth: 'leaf', isProvider: true }
const QUESTION_HEIGHT = 330

/** The person who operates asks once more, before any drug. */
export const tubesLastQuestion = diagram({
  id: 'tubes-last-question',
  width: 'full',
  height: QUESTION_HEIGHT,
  texts: {
    en: {
      questions: ['“What is going to happen today?”', '“For how long?”', '“Do you still want it?”'],
      free: '“You may say no. Your care stays the same.”',
      alt: 'A surgeon with an uncovered face asks a woman three questions in speech bubbles: what is going to happen today? For how long? Do you still want it? Below: you may say no, your care stays the same.',
      note: 'Trainees ask it standing, with masks pulled down, and wait for the answer.',
    },
    fr: {
      questions: [
        '« Que va-t-on faire aujourd’hui ? »',
        '« Pour combien de temps ? »',
        '« Le voulez-vous toujours ? »',
      ],
      free: '« Vous pouvez dire non. Vos soins restent les mêmes. »',
      alt: 'Un chirurgien au visage découvert pose à une femme trois questions dans des bulles : que va-t-on faire aujourd’hui ? Pour combien de temps ? Le voulez-vous toujours ? En bas : vous pouvez dire non, vos soins restent les mêmes.',
      note: 'Les participants la posent debout, masque baissé, et attendent la réponse.',
    },
    es: {
      questions: ['«¿Qué se hará hoy?»', '«¿Por cuánto tiempo?»', '«¿Lo quiere todavía?»'],
      free: '«Puede decir que no. Su atención no cambia.»',
      alt: 'Un cirujano con la cara descubierta hace a una mujer tres preguntas en globos: ¿qué se hará hoy? ¿Por cuánto tiempo? ¿Lo quiere todavía? Abajo: puede decir que no, su atención no cambia.',
      note: 'Los participantes la hacen de pie, sin mascarilla, y esperan la respuesta.',
    },
  },
  draw: ({ questions, free }) => [
    rect(0, 0, WIDTHS.full, QUESTION_HEIGHT - 64, { fill: 'indigoPale', radius: 14 }),
    bust(SURGEON, { x: 20, y: 78, scale: 1.046 }),
    bust(WOMAN, { x: 660, y: 78, scale: 1.046 }),
    ...questions.flatMap((question, index): Shape[] => {
      const y = 12 + index * 84
      return [
        ...bubble(206, y, 424, 58, -14),
        ...textBox(question, 418, y + 29, 410, { bold: true, anchor: 'middle', middle: true }).shapes,
      ]
    }),
    rect(0, QUESTION_HEIGHT - 54, WIDTHS.full, 54, { fill: 'leafPale', radius: 14 }),
    ...tick(36, QUESTION_HEIGHT - 27, 38),
    ...textBox(free, WIDTHS.full / 2 + 20, QUESTION_HEIGHT - 27, 740, { bold: true, anchor: 'middle', middle: true })
      .shapes,
  ],
})

const [TOP, BOTTOM, SPLIT] = [196, 132, 12] as const

/** She is awake; a nurse talks with her; each layer is numbed. */
export const tubesAwakeNumb = diagram({
  id: 'tubes-awake-numb',
  width: 'half',
  height: TOP + SPLIT + BOTTOM,
  texts: {
    en: {
      words: ['Awake, and spoken to', 'Each layer is numb'],
      alt: 'Above: a woman lies on the table, awake; a nurse at her head talks with her. Below: anaesthetic in the skin, the fat and the deeper layer.',
      note: 'Ask what the nurse says before each pull, and what she watches.',
    },
    fr: {
      words: ['Éveillée, on lui parle', 'Chaque plan est endormi'],
      alt: 'En haut : une femme est couchée, éveillée ; une infirmière à sa tête lui parle. En bas : l’anesthésique dans la peau, la graisse et le plan profond.',
      note: 'Demandez ce que dit l’infirmière avant chaque traction, et ce qu’elle surveille.',
    },
    es: {
      words: ['Despierta, le hablan', 'Cada capa dormida'],
      alt: 'Arriba: una mujer está acostada, despierta; una enfermera a su cabecera le habla. Abajo: anestésico en la piel, la grasa y la capa profunda.',
      note: 'Pregunte qué dice la enfermera antes de cada tirón y qué vigila.',
    },
  },
  draw: ({ words: [awake = '', numb = ''] }) => [
    rect(0, 0, WIDTHS.half, TOP, { fill: 'indigoPale', radius: 14 }),
    bust(NURSE, { x: 22, y: 6, scale: 0.74 }),
    ...bubble(156, 12, 196, 50, -46),
    ...[28, 44].map((y) => line([176, y], [y === 28 ? 332 : 268, y], { stroke: 'indigo', width: 5 })),
    group(onCouch(72, 10), { x: 20, y: 22, scale: 1.44 }),
    rect(0, TOP + SPLIT, WIDTHS.half, BOTTOM, { fill: 'sand', radius: 14 }),
    ...numbLayers(TOP + SPLIT + 12),
    ...textBox(awake, 190, TOP - 34, 366, { bold: true, anchor: 'middle' }).shapes,
    ...textBox(numb, 190, TOP + SPLIT + BOTTOM - 36, 366, { bold: true, anchor: 'middle' }).shapes,
  ],
})

/** Skin, fat and muscle with anaesthetic in each. @param top of the skin */
function numbLayers(top: number): Shape[] {
  return [
    rect(24, top, 332, 14, { fill: 'skin' }),
    rect(24, top + 14, 332, 34, { fill: 'fat' }),
    rect(24, top + 48, 332, 30, { fill: 'muscle' }),
    ...[90, 190, 290].map((x, index) => {
      const y = top + ([7, 31, 62][index] ?? 0)
      return path(`M${x - 46} ${y}a46 9 0 1 1 92 0a46 9 0 1 1 -92 0Z`, {
        fill: 'water',
        stroke: 'waterDeep',
        width: 2.5,
      })
    }),
  ]
}

function nurseAtBed(): Shape[] {
  return [bust(NURSE, { x: 46, y: -2, scale: 0.36 }), group(bed('skin'), { x: -2, y: 34, scale: 0.44 })]
}

function measured(): Shape[] {
  return [group(dial(20), { x: -4, y: 12, scale: 0.6 }), ...clock(76, 54, 28, 0.25)]
}

function drinkThenFood(): Shape[] {
  return [
    path('M8 26H40L36 88H12Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M10 44H38L35 87H13Z', { fill: 'water' }),
    ...bowl(76, 62, 50),
  ]
}

function walksHome(): Shape[] {
  return [
    bust(WOMAN, { x: -12, y: 22, scale: 0.42 }),
    bust({ skin: 'skinDeep', head: 'veil', headPaint: 'marigold', cloth: 'indigo' }, { x: 30, y: 22, scale: 0.42 }),
    ...arrow([82, 20], [112, 20], { width: 6, paint: 'leaf' }),
  ]
}

/** The hours after the operation. */
export const tubesRecovery = tilesDiagram('tubes-recovery', [nurseAtBed, measured, drinkThenFood, walksHome], {
  en: {
    words: ['Never alone', 'Measured often', 'Drink, then food', 'Home, not alone'],
    alt: 'Four pictures: a nurse at the bed of the woman; a cuff and a clock, she is measured often; a glass and then a bowl; she goes home with a friend.',
    note: 'Ask what must be true before the fourth picture: awake, steady, has passed urine, little pain.',
  },
  fr: {
    words: ['Jamais seule', 'Mesurer souvent', 'Boire, puis manger', 'Retour, pas seule'],
    alt: 'Quatre images : une infirmière au lit de la femme ; un tensiomètre et une horloge, on mesure souvent ; un verre, puis un bol ; elle rentre avec une amie.',
    note: 'Que faut-il avant la quatrième image ? Éveillée, stable, a uriné, peu de douleur.',
  },
  es: {
    words: ['Nunca sola', 'Medir a menudo', 'Beber y luego comer', 'A casa, no sola'],
    alt: 'Cuatro imágenes: una enfermera junto a la cama; un tensiómetro y un reloj, se mide a menudo; un vaso y después un plato; vuelve a casa con una amiga.',
    note: '¿Qué se necesita antes de la cuarta imagen? Despierta, firme, ha orinado, poco dolor.',
  },
})

/** The danger signs of her sheet, large; starter/figures/female-sterilization.md, row "Return". */
export const tubesComeAtOnce = diagram({
  id: 'tubes-come-at-once',
  width: 'full',
  height: 336,
  texts: {
    en: {
      words: [
        'Fever above 38 degrees',
        'Wound hot, red, open, pus or blood',
        'Pain in the belly that grows',
        'Fainting, great dizziness',
        'Years later: no bleeding, pain on one side',
      ],
      alt: 'Five danger signs: fever above 38 degrees; a wound that is hot, swollen, red, open, with pus or blood; pain in the belly that grows; fainting or great dizziness; later, missed bleeding or pain on one side.',
      note: 'Cover the words. Trainees say each sign as a client would describe it on the telephone.',
    },
    fr: {
      words: [
        'Fièvre de plus de 38 degrés',
        'Plaie rouge, ouverte, pus, sang',
        'Douleur du ventre qui augmente',
        'Malaise, grand vertige',
        'Plus tard : retard, douleur d’un côté',
      ],
      alt: 'Cinq signes de danger : fièvre de plus de 38 degrés ; plaie chaude, gonflée, rouge, ouverte, avec du pus ou du sang ; douleur du ventre qui augmente ; malaise ou grand vertige ; plus tard, retard de règles ou douleur d’un côté.',
      note: 'Cachez les mots. Chacun dit le signe comme une cliente au téléphone.',
    },
    es: {
      words: [
        'Fiebre de más de 38 grados',
        'Herida roja, caliente, abierta, pus',
        'Dolor de vientre que aumenta',
        'Desmayo o gran mareo',
        'Después: sin regla, dolor de un lado',
      ],
      alt: 'Cinco señales de peligro: fiebre de más de 38 grados; herida caliente, hinchada, roja, abierta, con pus o sangre; dolor de vientre que aumenta; desmayo o gran mareo; más adelante, falta la regla o duele un lado.',
      note: 'Tape las palabras. Cada persona dice la señal como una clienta por teléfono.',
    },
  },
  draw: ({ words }) => {
    const belly: TallCard['box'] = [24, 0, 120, 170]
    const signs: Pick<TallCard, 'scene' | 'box'>[] = [
      { scene: hot(), box: [8, 24, 140, 150] },
      { scene: woundBelly(), box: belly },
      { scene: spreadingPain(), box: belly },
      { scene: dizzy(), box: [0, 8, 128, 170] },
      { scene: [...sideBelly(), ...noBleeding()], box: belly },
    ]
    return tallCards(
      signs.map((sign, index) => ({ ...sign, label: words[index] ?? '' })),
      336,
      false,
      DANGER_FILLS,
    )
  },
})

function hot(): Shape[] {
  return [bust({ ...WOMAN, isSad: true }, { x: 4, y: 44, scale: 0.72 }), ...thermometer(132, 152, 104)]
}

/** Rings around the sore place, each wider. */
function spreadingPain(): Shape[] {
  return [...sorePart(), ...[34, 48].map((radius) => circle(84, 108, radius, { stroke: 'blood', width: 4 }))]
}

/** A month without bleeding, above the navel. */
function noBleeding(): Shape[] {
  return leaf('?', 84, 32, 52)
}

/** What can go wrong, as pictures beside how often. */
export const tubesRisks = tilesDiagram(
  'tubes-risks',
  [
    () => [group(woundBelly(), { x: 1, scale: 0.58 })],
    () => [drop(26, 40, 'blood', 1.6), drop(74, 40, 'blood', 1.6), drop(50, 76, 'blood', 1.7)],
    () => [group([...bellyFront(), ...hurtInside()], { x: 1, scale: 0.58 })],
    () => [
      group([syringe({ x: 0, y: 0, rotate: 48 })], { x: 58, y: 92, scale: 0.9 }),
      group(warning(74, 56), { x: 18, y: 14, scale: 0.84 }),
    ],
  ],
  {
    en: {
      words: ['Wound infected', 'Bleeding', 'Organ injured: rare', 'Drug reaction'],
      alt: 'Four risks: an infected wound; bleeding; an injured organ, which is rare; a reaction to drugs.',
      note: 'Point to a picture; a trainee says the risk so that it neither frightens nor hides.',
    },
    fr: {
      words: ['Plaie infectée', 'Saignement', 'Organe blessé : rare', 'Réaction au produit'],
      alt: 'Quatre risques : une plaie infectée ; un saignement ; un organe blessé, ce qui est rare ; une réaction aux produits.',
      note: 'Montrez une image ; un participant dit le risque sans effrayer ni cacher.',
    },
    es: {
      words: ['Herida infectada', 'Sangrado', 'Órgano herido: raro', 'Reacción a fármacos'],
      alt: 'Cuatro riesgos: una herida infectada; sangrado; un órgano herido, que es raro; una reacción a fármacos.',
      note: 'Señale una imagen; un participante dice el riesgo sin asustar ni ocultar.',
    },
  },
  ['terracottaPale', 'terracottaPale', 'terracottaPale', 'terracottaPale'],
)

/** Something inside that has been hurt. */
function hurtInside(): Shape[] {
  return [
    ellipse(84, 100, 36, 25, { stroke: 'white', width: 4, dash: [8, 6] }),
    path('M72 90L96 110', { stroke: 'blood', width: 8 }),
  ]
}

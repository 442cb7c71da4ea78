import type { Diagram } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { openHand } from '../../kit/hands.ts'
import { stepNumber, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { text } from '../../kit/text.ts'
import { WOMAN } from '../people/signs.ts'
import { clinic, house, NURSE, sharpsBox, sheet, talking, telephone } from '../training/things.ts'
import { device } from './device.ts'
import { jar } from './scenes.ts'

const small = (x: number, y: number, scale = 0.5) => device({ cap: 'off', medicine: 'mixed' }, { x, y, scale })
const woman = (x = 4) => bust(WOMAN, { x, y: 2, scale: 0.54 })
const nurse = (x = 4) => bust(NURSE, { x, y: 2, scale: 0.54 })
const ask = (x: number, size = 84) => text('?', x, 80, { size, bold: true, paint: 'terracotta', anchor: 'middle' })

/** A card with a client on it. */
function clientCard(x: number, y: number): Shape[] {
  return [
    rect(x, y, 66, 84, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    bust(WOMAN, { x: x + 10, y: y + 18, scale: 0.31 }),
  ]
}

/** A model of a thigh with a device in it. */
function thigh(): Shape[] {
  return [rect(8, 62, 134, 34, { fill: 'fat', stroke: 'ink', width: 3, radius: 16 }), small(75, 62, 0.46)]
}

const ORDER = () =>
  [1, 2, 3].flatMap((number, index) => [
    rect(4 + index * 50, 24, 42, 56, { fill: 'white', stroke: 'ink', width: 3, radius: 5 }),
    ...stepNumber(number, 25 + index * 50, 52),
  ])

/** A rope with an open knot. */
function knot(): Shape[] {
  const rope = 'M4 70C40 70 62 22 88 30C112 38 92 78 70 66C46 54 96 40 146 44'
  return [path(rope, { stroke: 'skinDeep', width: 15 }), path(rope, { stroke: 'marigold', width: 9 })]
}

/** What discussions and tasks of self-injection are about. */
export const SC_QUESTIONS: Diagram[] = [
  besideLines(
    'sc-who-gives',
    [
      () => [nurse(), methodSign('injection', { x: 88, y: 22, scale: 0.6 })],
      () => [woman(), small(116, 74, 0.56), ask(140, 40)],
      () => [...clock(40, 50, 38, 0.5), ...coins(112, 92, 6, 60)],
      () => [group(talking(), { x: 25 })],
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: a nurse and a syringe; a woman, a device and a question mark; a clock and coins; a client and a provider who talk.',
        note: 'Collect answers to one picture after another, for and against.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : une infirmière et une seringue ; une femme, un dispositif et un point d’interrogation ; une horloge et des pièces ; une cliente et une prestataire qui parlent.',
        note: 'Recueillez les réponses image par image, pour et contre.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: una enfermera y una jeringa; una mujer, un dispositivo y un signo de interrogación; un reloj y monedas; una usuaria y una proveedora que hablan.',
        note: 'Reúna respuestas imagen por imagen, a favor y en contra.',
      },
    },
    150,
  ),
  besideLines(
    'sc-real-life',
    [
      () => [
        ...[0, 1, 2].flatMap((index) => calendar(18 + index * 36, 50, 32)),
        small(128, 66, 0.46),
        ...tick(136, 86, 26),
      ],
      () => [group(house(), { x: -4, y: 16, scale: 0.7 }), ask(75, 46), group(clinic(), { x: 84, y: 16, scale: 0.7 })],
      () => [...clock(40, 50, 38, 0.2), ...coins(112, 92, 6, 60)],
      () => [
        group(house(), { x: -4, y: 20, scale: 0.6 }),
        ...arrow([60, 56], [86, 56], { width: 8 }),
        group(clinic(), { x: 90, y: 20, scale: 0.6 }),
      ],
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: three months and a device with a tick; a house and a clinic compared; a clock and coins; an arrow from a house to a clinic.',
        note: 'Which of the four would you ask a client by telephone after three months?',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : trois mois et un dispositif coché ; une maison et un centre comparés ; une horloge et des pièces ; une flèche d’une maison à un centre.',
        note: 'Laquelle demander à une cliente par téléphone après trois mois ?',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: tres meses y un dispositivo con marca; una casa y una clínica comparadas; un reloj y monedas; una flecha de una casa a una clínica.',
        note: '¿Cuál preguntaría a una usuaria por teléfono después de tres meses?',
      },
    },
    150,
  ),
  besideLines(
    'sc-nine-clients',
    [
      () => [...clientCard(14, 4), ...clientCard(42, 10), ...clientCard(70, 16)],
      () => [small(50, 78, 0.6), ask(110)],
      () => [openHand('skinDark', { x: 34, y: 58, scale: 0.5, isShort: true }), small(72, 74, 0.46), ask(120)],
      () => [bust(NURSE, { x: 0, y: 24, scale: 0.42 }), ask(76, 48), bust(WOMAN, { x: 88, y: 24, scale: 0.42 })],
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: cards with clients; a device and a question mark; a hand with a device and a question mark; a provider who asks a client.',
        note: 'Answer the two middle questions separately for every card.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : des cartes de clientes ; un dispositif et un point d’interrogation ; une main avec un dispositif et un point d’interrogation ; une prestataire qui interroge une cliente.',
        note: 'Répondez séparément aux deux questions du milieu pour chaque carte.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: tarjetas de usuarias; un dispositivo y un signo de interrogación; una mano con un dispositivo y un signo de interrogación; una proveedora que pregunta a una usuaria.',
        note: 'Responda por separado las dos preguntas del medio con cada tarjeta.',
      },
    },
    150,
  ),
  besideLines(
    'sc-what-seen',
    [
      () => [nurse(14), small(116, 76, 0.56)],
      ORDER,
      () => [small(50, 78, 0.6), ask(110)],
      () => clock(75, 50, 42, 0.25),
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: a nurse with a device; three numbered cards; a device and a question mark; a clock.',
        note: 'Lay the cards with the steps in order on the floor.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : une infirmière avec un dispositif ; trois cartes numérotées ; un dispositif et un point d’interrogation ; une horloge.',
        note: 'Posez les cartes des étapes dans l’ordre sur le sol.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: una enfermera con un dispositivo; tres tarjetas numeradas; un dispositivo y un signo de interrogación; un reloj.',
        note: 'Coloque las tarjetas de los pasos en orden en el suelo.',
      },
    },
    150,
  ),
  besideLines(
    'sc-at-model',
    [
      () => [nurse(-2), bust(WOMAN, { x: 72, y: 2, scale: 0.54 })],
      () => [group(sheet(4), { x: 25 }), ...tick(104, 78, 34)],
      thigh,
      () => [0, 1, 2].flatMap((index) => tick(28 + index * 47, 50, 40)),
      () => [small(44, 60, 0.42), ...arrow([68, 44], [88, 56], { width: 6 }), sharpsBox(84, 96, 0.8)],
    ],
    {
      en: {
        alt: 'Five pictures in the order of the lines: a pair; a checklist with a tick; a device in a model of a thigh; three ticks; a device and the box for sharps.',
        note: 'Nobody goes on with a step missing.',
      },
      fr: {
        alt: 'Cinq images dans l’ordre des lignes : un binôme ; une liste cochée ; un dispositif dans un modèle de cuisse ; trois coches ; un dispositif et la boîte de sécurité.',
        note: 'Personne ne continue s’il manque une étape.',
      },
      es: {
        alt: 'Cinco imágenes en el orden de las líneas: una pareja; una lista con marca; un dispositivo en un modelo de muslo; tres marcas; un dispositivo y la caja de seguridad.',
        note: 'Nadie sigue si falta un paso.',
      },
    },
    150,
  ),
  besideLines(
    'sc-knot',
    [
      () => [nurse(-2), bust(WOMAN, { x: 72, y: 2, scale: 0.54 })],
      knot,
      () => [
        group(knot(), { x: -6, y: 22, scale: 0.84 }),
        openHand('skin', { x: 116, y: 40, scale: 0.44, isShort: true, rotate: 200 }),
      ],
      () => [group(knot(), { scale: 0.84, y: 10 }), ...tick(124, 76, 40)],
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: two partners; a rope with a knot; a hand that reaches for the rope; the knot with a tick: learned.',
        note: 'The learners answer first, then the teachers.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : deux partenaires ; une corde avec un nœud ; une main qui veut prendre la corde ; le nœud coché : appris.',
        note: 'Les apprenants répondent d’abord, puis les enseignants.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: dos compañeras; una cuerda con un nudo; una mano que busca la cuerda; el nudo con una marca: aprendido.',
        note: 'Primero responden quienes aprendían, luego quienes enseñaban.',
      },
    },
    150,
  ),
  besideLines(
    'sc-still-ours',
    [
      () => [group(telephone(), { x: 25 }), ...tick(44, 80, 32)],
      () => [
        small(30, 72, 0.5),
        ...arrow([54, 52], [78, 52], { width: 7 }),
        group(telephone(), { x: 70, y: 8, scale: 0.84 }),
      ],
      () => [0, 1, 2, 3].map((index) => small(20 + index * 37, 76, 0.5)),
      () => [...calendar(42, 50, 74), small(116, 74, 0.52)],
      () => [group(sheet(4), { x: -8 }), group(house(), { x: 78, y: 20, scale: 0.7 })],
    ],
    {
      en: {
        alt: 'Five pictures in the order of the lines: a telephone with a tick; an arrow from a device to a telephone; four devices; a calendar and a device; a register and a house.',
        note: 'Which of the five does your facility have today?',
      },
      fr: {
        alt: 'Cinq images dans l’ordre des lignes : un téléphone coché ; une flèche d’un dispositif à un téléphone ; quatre dispositifs ; un calendrier et un dispositif ; un registre et une maison.',
        note: 'Laquelle des cinq existe déjà chez vous ?',
      },
      es: {
        alt: 'Cinco imágenes en el orden de las líneas: un teléfono con marca; una flecha de un dispositivo a un teléfono; cuatro dispositivos; un calendario y un dispositivo; un registro y una casa.',
        note: '¿Cuál de las cinco ya tiene su servicio?',
      },
    },
    150,
  ),
  besideLines(
    'sc-take-home',
    [
      () => [nurse(), methodSign('injection', { x: 86, y: 2, scale: 0.46 }), small(128, 84, 0.34), ask(98, 44)],
      () => [woman(14), small(116, 76, 0.56)],
      () => [
        ...calendar(24, 52, 44),
        group(jar(62, 20), { x: 44, y: 20, scale: 0.58 }),
        group(telephone(), { x: 96, y: 22, scale: 0.6 }),
      ],
    ],
    {
      en: {
        alt: 'Three pictures in the order of the lines: a nurse offers a syringe or a device, with a question mark; a woman holds the device; a calendar, a jar and a telephone.',
        note: 'Each trainee says to which client the offer goes first.',
      },
      fr: {
        alt: 'Trois images dans l’ordre des lignes : une infirmière propose la seringue ou le dispositif, avec un point d’interrogation ; une femme tient le dispositif ; un calendrier, une boîte et un téléphone.',
        note: 'Chacun dit à quelle cliente il le proposera d’abord.',
      },
      es: {
        alt: 'Tres imágenes en el orden de las líneas: una enfermera ofrece la jeringa o el dispositivo, con un signo de interrogación; una mujer tiene el dispositivo; un calendario, un recipiente y un teléfono.',
        note: 'Cada quien dice a qué usuaria se lo ofrecerá primero.',
      },
    },
    150,
  ),
]

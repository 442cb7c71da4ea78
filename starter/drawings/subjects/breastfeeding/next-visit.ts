import { type Diagram, diagram } from '../../diagram.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { baby, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { severalMethods } from '../postpartum/signs.ts'
import { heart } from '../training/things.ts'
import { feeding, OTHER_MOTHER, sixMonths } from './icons.ts'

const MOTHER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'marigold', cloth: 'indigo' }
/** The line of time: today, the end of the sixth month, and a vaccine three months from today. */
const [TODAY, SIX, VACCINE, LINE] = [36, 104, 342, 222] as const

/** LAM ends days after this visit, and the next visit comes months later. */
const lamVaccine = diagram({
  id: 'lam-vaccine',
  width: 'half',
  height: 330,
  texts: {
    en: {
      ticks: ['Today', '6 months', 'Next vaccine'],
      gap: 'unprotected?',
      alt: 'A mother with her baby today. A line of time: soon the baby is six months old; the next vaccine comes long after that. Between both a dashed bar: unprotected?',
      note: 'Ask how many days lie between today and the end of LAM, and how many weeks after it.',
    },
    fr: {
      ticks: ['Jour 0', '6 mois', 'Vaccin'],
      gap: 'sans protection ?',
      alt: 'Une mère et son bébé aujourd’hui. Une ligne du temps : bientôt le bébé a six mois ; le vaccin suivant vient longtemps après. Entre les deux, une barre en pointillé : sans protection ?',
      note: 'Demandez combien de jours séparent aujourd’hui de la fin de la MAMA, et combien de semaines ensuite.',
    },
    es: {
      ticks: ['Hoy', '6 meses', 'Vacuna'],
      gap: '¿sin protección?',
      alt: 'Una madre con su bebé hoy. Una línea del tiempo: pronto el bebé cumple seis meses; la próxima vacuna llega mucho después. Entre ambas, una barra punteada: ¿sin protección?',
      note: 'Pregunte cuántos días hay entre hoy y el fin de la MELA, y cuántas semanas después.',
    },
  },
  draw: ({ ticks: [today = '', six = '', vaccine = ''], gap }) => [
    rect(0, 0, 380, 330, { fill: 'leafPale', radius: 14 }),
    motherAndBaby(MOTHER, { x: 20, y: 8, scale: 0.78 }),
    baby('skinDark', 'marigold', { x: 240, y: 92, scale: 0.9 }),
    path('M318 92L338 70', { stroke: 'steelDark', width: 4 }),
    path('M333 76L354 53', { stroke: 'steelDark', width: 17 }),
    path('M334 75L353 54', { stroke: 'white', width: 11 }),
    rect(TODAY, LINE - 22, SIX - TODAY, 44, { fill: 'leaf' }),
    rect(SIX, LINE - 22, VACCINE - SIX, 44, { fill: 'paper', stroke: 'terracotta', width: 3, dash: [8, 6] }),
    text(gap, (SIX + VACCINE) / 2, LINE + 9, { bold: true, paint: 'terracotta', anchor: 'middle' }),
    ...[TODAY, SIX, VACCINE].flatMap((x) => [
      line([x, LINE - 30], [x, LINE + 30], { stroke: 'ink', width: 4 }),
      circle(x, LINE + 34, 5, { fill: 'ink' }),
    ]),
    text(today, 8, 288, { bold: true }),
    text(six, SIX - 20, 316, { bold: true }),
    ...textBox(vaccine, 372, 268, 150, { bold: true, anchor: 'end' }).shapes,
  ],
})

/** The three questions that check LAM, and the fourth that looks ahead. */
const lamFourth = tilesDiagram(
  'lam-fourth',
  [
    () => [drop(50, 92, 84, 'terracotta')],
    () => feeding(50, 58, 92, OTHER_MOTHER),
    () => sixMonths(50, 54, 92),
    () => severalMethods(4, 4),
  ],
  {
    en: {
      words: ['1 Bleeding?', '2 Breast?', '3 Under 6?', '4 And then?'],
      alt: 'Four questions: has bleeding come back, is the baby fed at the breast, is it under six months, and which method afterwards?',
      note: 'Cover the fourth picture, ask what is missing, then show it.',
    },
    fr: {
      words: ['1 Règles ?', '2 Au sein ?', '3 Avant 6 ?', '4 Ensuite ?'],
      alt: 'Quatre questions : les règles sont-elles revenues, le bébé est-il au sein, a-t-il moins de six mois, et quelle méthode ensuite ?',
      note: 'Cachez la quatrième image, demandez ce qui manque, puis montrez-la.',
    },
    es: {
      words: ['1 ¿Sangrado?', '2 ¿Pecho?', '3 ¿Menos de 6?', '4 ¿Y luego?'],
      alt: 'Cuatro preguntas: ¿volvió el sangrado, toma pecho el bebé, tiene menos de seis meses, y qué método después?',
      note: 'Tape la cuarta imagen, pregunte qué falta y luego muéstrela.',
    },
  },
)

/** What stays: three legs, a date, the next method, and her choice. */
const lamRemember = tilesDiagram(
  'lam-remember',
  [
    stoolSign,
    () => calendar(50, 54, 86),
    () => severalMethods(4, 4),
    () => [...feeding(42, 60, 84, MOTHER), group(heart(), { x: 66, y: 0, scale: 0.34 })],
  ],
  {
    en: {
      words: ['Three legs', 'The date', 'Next method', 'Her choice'],
      alt: 'A stool with three legs; a calendar with a date; several methods; a mother who breastfeeds, with a heart.',
      note: 'Let four trainees each say one sentence to one of the pictures.',
    },
    fr: {
      words: ['Trois pieds', 'La date', 'La suite', 'Son choix'],
      alt: 'Un tabouret à trois pieds ; un calendrier avec une date ; plusieurs méthodes ; une mère qui allaite, avec un cœur.',
      note: 'Quatre participants disent chacun une phrase sur l’une des images.',
    },
    es: {
      words: ['Tres patas', 'La fecha', 'Lo siguiente', 'Su decisión'],
      alt: 'Un banco de tres patas; un calendario con una fecha; varios métodos; una madre que amamanta, con un corazón.',
      note: 'Cuatro participantes dicen cada uno una frase sobre una de las imágenes.',
    },
  },
)

function stoolSign(): Shape[] {
  return [
    path('M24 34L16 94M50 34V94M76 34L84 94', { stroke: 'skinDark', width: 11 }),
    rect(6, 18, 88, 20, { fill: 'skinDark', radius: 9 }),
    rect(10, 14, 80, 12, { fill: 'skinLight', radius: 6 }),
  ]
}

/** Three piles for the date cards. */
const lamDateCards = diagram({
  id: 'lam-date-cards',
  width: 'half',
  height: 300,
  texts: {
    en: {
      piles: ['LAM holds', 'Ends in 4 weeks', 'Has ended'],
      alt: 'A card with a baby and a birth date. Below, three places for the cards: LAM holds, ends within four weeks, has ended.',
      note: 'Draw the three places on the table with chalk before the cards are dealt.',
    },
    fr: {
      piles: ['Elle protège', 'Finit sous 4 sem', 'Elle a fini'],
      alt: 'Une carte avec un bébé et une date de naissance. Dessous, trois places pour les cartes : la MAMA protège, finit d’ici quatre semaines, a fini.',
      note: 'Dessinez les trois places sur la table avant de distribuer les cartes.',
    },
    es: {
      piles: ['Protege', 'Acaba en 4 sem', 'Ya acabó'],
      alt: 'Una tarjeta con un bebé y una fecha de nacimiento. Abajo, tres lugares para las tarjetas: la MELA protege, acaba en cuatro semanas, ya acabó.',
      note: 'Dibuje los tres lugares en la mesa antes de repartir las tarjetas.',
    },
  },
  draw: ({ piles }) => [
    rect(78, 2, 224, 118, { fill: 'white', stroke: 'indigo', width: 3, radius: 10 }),
    baby('skinDark', 'terracotta', { x: 94, y: 30, scale: 1 }),
    ...calendar(256, 64, 62),
    ...piles.flatMap((words, index) => {
      const x = index * 130
      const fill = (['leafPale', 'marigoldPale', 'terracottaPale'] as const)[index] ?? 'sand'
      return [
        path(`M${[150, 190, 230][index] ?? 190} 128L${x + 60} 158`, { stroke: 'ink', width: 4 }),
        rect(x, 164, 120, 136, { fill, stroke: 'ink', width: 2.5, dash: [8, 6], radius: 10 }),
        ...textBox(words, x + 60, 232, 112, { bold: true, anchor: 'middle', middle: true }).shapes,
      ]
    }),
  ],
})

export const LAM_NEXT_VISIT: Diagram[] = [lamVaccine, lamFourth, lamDateCards, lamRemember]

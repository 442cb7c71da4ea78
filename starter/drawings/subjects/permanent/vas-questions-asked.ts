import { diagram } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { circle, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** A show of hands on when a trainee last offered vasectomy. */
export const vasShowHands = diagram({
  id: 'vas-show-hands',
  width: 'half',
  height: 262,
  texts: {
    en: {
      words: ['This month', 'This year', 'Never'],
      alt: 'Three raised hands: this month, this year, never.',
      note: 'Ask for hands at each of the three, and thank those who say never.',
    },
    fr: {
      words: ['Ce mois', 'Cette année', 'Jamais'],
      alt: 'Trois mains levées : ce mois, cette année, jamais.',
      note: 'Faites lever la main à chacune des trois, et remerciez celles et ceux qui disent jamais.',
    },
    es: {
      words: ['Este mes', 'Este año', 'Nunca'],
      alt: 'Tres manos levantadas: este mes, este año, nunca.',
      note: 'Pida que levanten la mano en cada una de las tres, y agradezca a quien dice nunca.',
    },
  },
  draw: ({ words }) =>
    (['skinDark', 'skin', 'skinLight'] as const).flatMap((skin, index): Shape[] => {
      const x = index * 129
      return [
        rect(x, 0, 122, 262, { fill: 'indigoPale', radius: 14 }),
        openHand(skin, { x: x + 54, y: 108, scale: 0.94, isShort: true }),
        ...textBox(words[index] ?? '', x + 61, 228, 116, { bold: true, anchor: 'middle', middle: true }).shapes,
      ]
    }),
})

const MEN: PersonLook[] = [
  { skin: 'skin', head: 'cap', headPaint: 'indigo', cloth: 'terracotta' },
  { skin: 'skinDark', head: 'short', cloth: 'leaf' },
  { skin: 'skinDeep', head: 'cap', headPaint: 'terracotta', cloth: 'marigold' },
  { skin: 'skinDark', head: 'short', cloth: 'indigo' },
]

/** Four rumours, each said by somebody at the tea stall. */
export const vasTeaStall = diagram({
  id: 'vas-tea-stall',
  width: 'full',
  height: 252,
  texts: {
    en: {
      words: [
        '“He becomes soft like a woman”',
        '“His semen dries up and poisons him”',
        '“He cannot lift a sack any more”',
        '“His wife will go to other men”',
      ],
      alt: 'Four men at a tea stall. They say: he becomes soft like a woman; his semen dries up and poisons him; he cannot lift a sack any more; his wife will go to other men.',
      note: 'Each pair picks one of them and answers kindly.',
    },
    fr: {
      words: [
        '« Il devient mou comme une femme »',
        '« Le sperme sèche et l’empoisonne »',
        '« Il ne peut plus porter un sac »',
        '« Sa femme ira voir ailleurs »',
      ],
      alt: 'Quatre hommes prennent le thé. Ils disent : il devient mou comme une femme ; le sperme sèche et l’empoisonne ; il ne peut plus porter un sac ; sa femme ira voir ailleurs.',
      note: 'Chaque binôme en choisit une et répond avec gentillesse.',
    },
    es: {
      words: [
        '«Se vuelve blando como mujer»',
        '«El semen se seca y lo envenena»',
        '«Ya no puede cargar un saco»',
        '«Su mujer irá con otros»',
      ],
      alt: 'Cuatro hombres toman té. Dicen: se vuelve blando como mujer; el semen se seca y lo envenena; ya no puede cargar un saco; su mujer irá con otros.',
      note: 'Cada pareja escoge una y contesta con amabilidad.',
    },
  },
  draw: ({ words }) =>
    MEN.flatMap((look, index): Shape[] => {
      const x = index * 212
      return [
        rect(x, 60, 200, 192, { fill: index % 2 === 0 ? 'sand' : 'indigoPale', radius: 14 }),
        bust(look, { x: x + 12, y: 158, scale: 0.52 }),
        path(`M${x + 128} 204h34l-5 40h-24Z`, { fill: 'white', stroke: 'ink', width: 2.5 }),
        path(`M${x + 131} 216h28l-3 26h-22Z`, { fill: 'marigold' }),
        ...bubble(x + 4, 4, 192, 128, 46),
        ...textBox(words[index] ?? '', x + 100, 68, 178, { anchor: 'middle', middle: true }).shapes,
      ]
    }),
})

/** The three lines to carry home: the path is closed, three months, his own will. */
export const vasThreeFacts = diagram({
  id: 'vas-three-facts',
  width: 'half',
  height: 318,
  texts: {
    en: {
      alt: 'Three pictures: a closed tube, three sheets of a calendar, a man who says yes himself.',
      note: 'A trainee says the three lines with only the pictures.',
    },
    fr: {
      alt: 'Trois images : un canal fermé, trois feuilles de calendrier, un homme qui dit oui lui-même.',
      note: 'Un participant dit les trois phrases avec les seules images.',
    },
    es: {
      alt: 'Tres imágenes: un conducto cerrado, tres hojas de calendario, un hombre que dice que sí por sí mismo.',
      note: 'Un participante dice las tres frases solo con las imágenes.',
    },
  },
  draw: () => [
    ...[0, 109, 218].map((y) => rect(60, y, 320, 100, { fill: 'indigoPale', radius: 14 })),
    ...[
      [90, 190],
      [250, 350],
    ].flatMap(([from = 0, to = 0]) => [
      line([from, 50], [to, 50], { stroke: 'fleshDeep', width: 26 }),
      line([from, 50], [to, 50], { stroke: 'bone', width: 18 }),
    ]),
    line([178, 28], [178, 72], { stroke: 'indigo', width: 9 }),
    line([262, 28], [262, 72], { stroke: 'indigo', width: 9 }),
    ...[0, 1].map((at) => circle(108 + at * 30, 50, 5, { fill: 'ink' })),
    ...[130, 220, 310].flatMap((x) => calendar(x, 162, 72, 'terracotta')),
    bust(MEN[1] ?? { skin: 'skin', head: 'short', cloth: 'leaf' }, { x: 120, y: 222, scale: 0.53 }),
    ...bubble(214, 224, 76, 56, 2),
    ...tick(252, 252, 42),
  ],
})

/** A facility with a main gate and a side door for men. */
export const vasSideDoor = diagram({
  id: 'vas-side-door',
  width: 'half',
  height: 306,
  texts: {
    en: {
      words: ['“Good evening, sir”', 'Side door', 'Main gate'],
      alt: 'A facility from the front. At the main gate women with babies wait; at a side door a man hears: good evening, sir.',
      note: 'Ask which door, and which hour, would cost nothing in your facility.',
    },
    fr: {
      words: ['« Bonsoir, monsieur »', 'Porte de côté', 'Entrée'],
      alt: 'Un centre vu de face. À l’entrée attendent des femmes avec des bébés ; à une porte de côté, un homme entend : bonsoir, monsieur.',
      note: 'Quelle porte, et quelle heure, ne coûteraient rien chez vous ?',
    },
    es: {
      words: ['«Buenas noches»', 'Puerta lateral', 'Entrada'],
      alt: 'Un servicio visto de frente. En la entrada esperan mujeres con bebés; en una puerta lateral un hombre oye: buenas noches.',
      note: 'Pregunte qué puerta y qué hora no costarían nada en su servicio.',
    },
  },
  draw: ({ words: [greeting = '', side = '', gate = ''] }) => [
    path('M0 78L190 4L380 78Z', { fill: 'terracotta' }),
    rect(10, 78, 360, 192, { fill: 'sand', stroke: 'steelDark', width: 3 }),
    rect(36, 130, 86, 140, { fill: 'indigo', radius: 4 }),
    rect(294, 150, 62, 120, { fill: 'leaf', radius: 4 }),
    ...WAITING.map((look, index) => bust(look, { x: 14 + index * 48, y: 196 - (index % 2) * 8, scale: 0.44 })),
    bust(MEN[1] ?? { skin: 'skin', head: 'short', cloth: 'leaf' }, { x: 222, y: 188, scale: 0.46 }),
    ...bubble(176, 88, 190, 72, 112),
    ...textBox(greeting, 271, 124, 176, { bold: true, anchor: 'middle', middle: true }).shapes,
    text(gate, 14, 298, { bold: true, paint: 'indigo' }),
    text(side, 366, 298, { bold: true, paint: 'indigo', anchor: 'end' }),
  ],
})

const WAITING: PersonLook[] = [
  { skin: 'skin', head: 'wrap', headPaint: 'marigold', cloth: 'terracotta' },
  { skin: 'skinDark', head: 'bun', cloth: 'marigold' },
  { skin: 'skinDeep', head: 'veil', headPaint: 'indigo', cloth: 'leaf' },
]

const DOCTOR: PersonLook = { skin: 'skin', head: 'bun', cloth: 'indigo', isProvider: true }

/** The pause after a question. */
export const vasPause = diagram({
  id: 'vas-pause',
  width: 'half',
  height: 300,
  texts: {
    en: {
      words: ['“What would worry you?”', 'Count to seven'],
      alt: 'A provider asks a man: what would worry you? Below them seven numbers, from one to seven: the pause.',
      note: 'All count silently to seven after the question. How long did it feel?',
    },
    fr: {
      words: ['« Qu’est-ce qui vous inquiète ? »', 'Comptez jusqu’à sept'],
      alt: 'Une prestataire demande à un homme : qu’est-ce qui vous inquiète ? Au-dessous, les nombres de un à sept : la pause.',
      note: 'Tous comptent en silence jusqu’à sept après la question. Comment était cette attente ?',
    },
    es: {
      words: ['«¿Qué le preocuparía?»', 'Cuente hasta siete'],
      alt: 'Una proveedora pregunta a un hombre: ¿qué le preocuparía? Debajo, los números del uno al siete: la pausa.',
      note: 'Todos cuentan en silencio hasta siete después de la pregunta. ¿Cuánto pareció?',
    },
  },
  draw: ({ words: [question = '', count = ''] }) => [
    rect(0, 0, 380, 210, { fill: 'indigoPale', radius: 14 }),
    bust(DOCTOR, { x: 16, y: 102, scale: 0.6 }),
    bust(MEN[1] ?? { skin: 'skin', head: 'short', cloth: 'leaf' }, { x: 266, y: 102, scale: 0.6 }),
    ...bubble(66, 10, 290, 72, 22),
    ...textBox(question, 211, 46, 274, { bold: true, anchor: 'middle', middle: true }).shapes,
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((number) => [
      circle(26 + (number - 1) * 54.6, 240, 23, { fill: 'white', stroke: 'indigo', width: 3 }),
      text(`${number}`, 26 + (number - 1) * 54.6, 248.5, { anchor: 'middle', bold: true }),
    ]),
    text(count, 190, 294, { anchor: 'middle', bold: true, paint: 'indigo' }),
  ],
})

/** Three chairs of the role play. */
export const vasThreeChairs = diagram({
  id: 'vas-three-chairs',
  width: 'half',
  height: 300,
  texts: {
    en: {
      words: ['Man', 'Partner or friend', 'Provider'],
      alt: 'Three chairs: the man, his partner or friend, the provider.',
      note: 'In round 1 the second chair is a friend, who jokes; in rounds 2 and 3 it is the partner.',
    },
    fr: {
      words: ['Homme', 'Partenaire ou ami', 'Conseil'],
      alt: 'Trois chaises : l’homme, sa partenaire ou un ami, la personne qui conseille.',
      note: 'Au premier tour, la deuxième chaise est un ami, qui plaisante ; ensuite, la partenaire.',
    },
    es: {
      words: ['Hombre', 'Pareja o amigo', 'Consejera'],
      alt: 'Tres sillas: el hombre, su pareja o un amigo, la consejera.',
      note: 'En la primera ronda la segunda silla es un amigo que bromea; después, la pareja.',
    },
  },
  draw: ({ words }) =>
    [MEN[1], WAITING[0], DOCTOR].flatMap((look, index): Shape[] => {
      const x = index * 129
      return [
        rect(x, 0, 122, 300, { fill: 'indigoPale', radius: 14 }),
        rect(x + 22, 74, 78, 96, { fill: 'skinDark', radius: 8 }),
        ...(look ? [bust(look, { x: x + 13, y: 34, scale: 0.64 })] : []),
        rect(x + 14, 150, 94, 16, { fill: 'skinDark', radius: 4 }),
        path(`M${x + 24} 164V216M${x + 98} 164V216`, { stroke: 'skinDark', width: 8 }),
        ...textBox(words[index] ?? '', x + 61, 258, 118, { bold: true, anchor: 'middle', middle: true }).shapes,
      ]
    }),
})

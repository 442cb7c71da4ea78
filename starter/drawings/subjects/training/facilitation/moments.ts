import { cross, tick } from '../../../kit/marks.ts'
import { calendar, clock, moon } from '../../../kit/objects.ts'
import { bust, type PersonLook } from '../../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, ringSlice, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { tilesDiagram } from '../../../kit/tiles.ts'
import { CLIENT, house, NURSE, pen, sheet, telephone, WORKER } from '../things.ts'

/** A speech bubble, 70 by 52, with its tail at the bottom left. */
function saying(x: number, y: number, content: Shape[]): Shape {
  return group(
    [
      path('M6 0h58a6 6 0 0 1 6 6v36a6 6 0 0 1 -6 6h-38l-14 13v-13h-6a6 6 0 0 1 -6 -6v-36a6 6 0 0 1 6 -6Z', {
        fill: 'white',
        stroke: 'indigo',
        width: 3,
      }),
      ...content,
    ],
    { x, y },
  )
}

function speaker(look: PersonLook, content: Shape[]): Shape[] {
  return [bust(look, { x: -8, y: 34, scale: 0.37 }), saying(30, 2, content)]
}

/** What a facilitator says after a right, a half right and a wrong answer, and after silence. */
export const answersCome = tilesDiagram('training-answers', [right, half, wrong, silence], {
  en: {
    words: ['“How did you work it out?”', '“Who adds to it?”', '“What made you think so?”', 'Pairs, one minute'],
    alt: 'Four answers and what to say. Right: how did you work it out? Half right: who adds to it? Wrong: what made you think so? Silence: talk in pairs for one minute.',
    note: 'Play one of each: the group gives an answer, the facilitator has only these four replies.',
  },
  fr: {
    words: [
      '«\u00a0Comment, à votre avis\u00a0?\u00a0»',
      '«\u00a0Qui complète\u00a0?\u00a0»',
      '«\u00a0Pourquoi, selon vous\u00a0?\u00a0»',
      'Par deux, une minute',
    ],
    alt: 'Quatre réponses et ce qu’on dit. Juste : comment l’avez-vous trouvé ? À moitié juste : qui complète ? Fausse : pourquoi le pensez-vous ? Silence : parler par deux pendant une minute.',
    note: 'Jouez-en une de chaque : le groupe répond, la personne qui anime n’a que ces quatre répliques.',
  },
  es: {
    words: ['«¿Cómo llegó a eso?»', '«¿Quién completa?»', '«¿Por qué lo piensa?»', 'En parejas, un minuto'],
    alt: 'Cuatro respuestas y qué decir. Correcta: ¿cómo llegó a eso? A medias: ¿quién completa? Incorrecta: ¿por qué lo piensa? Silencio: hablar en parejas un minuto.',
    note: 'Representen una de cada: el grupo responde y quien facilita solo tiene estas cuatro frases.',
  },
})

function right(): Shape[] {
  return speaker(CLIENT, tick(35, 24, 38))
}

function half(): Shape[] {
  return speaker(WORKER, [
    circle(35, 24, 17, { fill: 'white', stroke: 'leaf', width: 4 }),
    ringSlice([35, 24], [0.5, 17], [180, 359.9], { fill: 'leaf' }),
  ])
}

function wrong(): Shape[] {
  return speaker({ skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'leaf' }, cross(35, 24, 34))
}

function silence(): Shape[] {
  return [
    bust(CLIENT, { x: -6, y: 36, scale: 0.36 }),
    bust(NURSE, { x: 48, y: 36, scale: 0.36 }),
    ...clock(50, 22, 19, 1 / 60),
  ]
}

/** Little paper: what still works. */
export const littlePaper = tilesDiagram('training-little-paper', [plastic, slip, wall, file], {
  en: {
    words: ['In plastic, wiped clean', 'Answers on a slip', 'Copied for the wall', 'Rest by telephone'],
    alt: 'Four pictures: a checklist in a plastic cover with a pen that can be wiped off; a small slip with answers; a job aid copied by hand on the wall; the rest as a file on the telephone.',
    note: 'Count with the group how many sheets this saves in one course.',
  },
  fr: {
    words: ['Sous plastique, effaçable', 'Réponses sur un bout', 'Copié sur le mur', 'Reste au téléphone'],
    alt: 'Quatre images : une liste sous plastique avec un feutre effaçable ; un petit papier de réponses ; une aide-mémoire copiée à la main sur le mur ; le reste en fichier sur le téléphone.',
    note: 'Comptez avec le groupe les feuilles ainsi épargnées pendant un cours.',
  },
  es: {
    words: ['En plástico, se borra', 'Respuestas en papelito', 'Copiado en la pared', 'El resto por teléfono'],
    alt: 'Cuatro dibujos: una lista en plástico con plumón que se borra; un papelito con respuestas; una ayuda copiada a mano en la pared; el resto como archivo en el teléfono.',
    note: 'Cuente con el grupo cuántas hojas se ahorran en un curso.',
  },
})

function plastic(): Shape[] {
  return [
    rect(12, 2, 64, 94, { fill: 'water', stroke: 'waterDeep', width: 3, radius: 6 }),
    group(sheet(0), { x: -1, y: 8, scale: 0.9 }),
    ...[0, 1, 2].flatMap((row) => [
      ...tick(30, 28 + row * 22, 14),
      line([42, 28 + row * 22], [64, 28 + row * 22], { stroke: 'ink', width: 4 }),
    ]),
    pen(62, 96, 0.8),
  ]
}

function slip(): Shape[] {
  return [
    rect(22, 30, 56, 48, { fill: 'white', stroke: 'ink', width: 3, radius: 3 }),
    text('1 a', 30, 52, { size: 24 }),
    text('2 c', 30, 74, { size: 24 }),
    path('M22 22l8 6l8 -6l8 6l8 -6l8 6l8 -6l8 6', { stroke: 'inkSoft', width: 2.5 }),
  ]
}

function wall(): Shape[] {
  return [
    rect(4, 4, 92, 76, { fill: 'white', stroke: 'skinDark', width: 5, radius: 4 }),
    path('M16 22h50M16 38h64M16 54h40', { stroke: 'indigo', width: 5 }),
    circle(50, 6, 5, { fill: 'terracotta' }),
    pen(58, 76, 0.9),
  ]
}

function file(): Shape[] {
  return [group(telephone(), { x: -8 }), group(sheet(3), { x: 20, y: 22, scale: 0.46 })]
}

/** Four acts at which a facilitator steps in. */
export const respectLimits = tilesDiagram(
  'training-respect-limits',
  [nameTold, unwantedHand, statusTold, nightVisit],
  {
    en: {
      words: ['A client’s name', 'An unwanted hand', 'A secret told', 'Visits at night'],
      alt: 'Four crosses: a client’s name in a story; a hand where it is not wanted; a secret, such as an HIV status, told to others; visits at night.',
      note: 'For each: who says stop, in which words, and where does the hurt person go next?',
    },
    fr: {
      words: ['Le nom d’une cliente', 'Une main non voulue', 'Un secret raconté', 'Visites le soir'],
      alt: 'Quatre croix : le nom d’une cliente dans un récit ; une main non voulue ; un secret, comme un statut VIH, raconté ; des visites la nuit.',
      note: 'Pour chacune : qui dit stop, avec quels mots, et où va ensuite la personne blessée ?',
    },
    es: {
      words: ['El nombre de la clienta', 'Una mano no deseada', 'Un secreto contado', 'Visitas de noche'],
      alt: 'Cuatro cruces: el nombre de una clienta en un relato; una mano no deseada; un secreto, como el estado de VIH, contado a otros; visitas de noche.',
      note: 'En cada una: ¿quién dice alto, con qué palabras, y adónde va después la persona herida?',
    },
  },
  ['terracottaPale', 'terracottaPale', 'terracottaPale', 'terracottaPale'],
)

function nameTold(): Shape[] {
  return [
    ...speaker(WORKER, [
      rect(10, 8, 50, 32, { fill: 'marigoldPale', stroke: 'ink', width: 2.5, radius: 4 }),
      circle(22, 20, 6, { fill: 'skin' }),
      path('M14 36q8 -12 16 0Z', { fill: 'indigo' }),
      path('M36 18h18M36 28h14', { stroke: 'ink', width: 4 }),
    ]),
    ...cross(86, 84, 26),
  ]
}

function unwantedHand(): Shape[] {
  return [
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf', isSad: true }, { x: 4, y: 8, scale: 0.5 }),
    path('M104 52L78 66', { stroke: 'indigo', width: 18 }),
    path('M84 63L58 76', { stroke: 'skinDark', width: 15 }),
    path('M60 72L44 72M60 77L45 82M62 82L50 90', { stroke: 'skinDark', width: 7 }),
    ...cross(86, 18, 26),
  ]
}

function statusTold(): Shape[] {
  return [
    bust(CLIENT, { x: -8, y: 34, scale: 0.37 }),
    bust(WORKER, { x: 46, y: 34, scale: 0.37 }),
    saying(22, 0, [
      path('M26 22v-5c0 -12 18 -12 18 0v5', { stroke: 'steelDark', width: 5 }),
      rect(21, 21, 28, 20, { fill: 'marigold', stroke: 'ink', width: 2.5, radius: 4 }),
    ]),
    ...cross(88, 88, 24),
  ]
}

function nightVisit(): Shape[] {
  return [
    rect(2, 2, 96, 94, { fill: 'indigo', radius: 10 }),
    group(house(), { x: 6, y: 28, scale: 0.66 }),
    moon(76, 24, 30),
    bust({ skin: 'skinDark', head: 'short', cloth: 'terracotta' }, { x: 66, y: 60, scale: 0.2 }),
    ...cross(20, 20, 24),
  ]
}

/** What a telephone group agrees on before it begins. */
export const groupBefore = tilesDiagram('training-group-before', [threeMonths, freeYes, visible, data], {
  en: {
    words: ['Three months, then close', 'Each may say no', 'Numbers can be seen', 'Who pays the data?'],
    alt: 'Four pictures: three calendar pages, then the group closes; each person may say yes or no; the numbers of all can be seen; who pays for the data.',
    note: 'Write the four answers on the agreement before the first number is collected.',
  },
  fr: {
    words: ['Trois mois, puis fermer', 'Chacun peut refuser', 'Numéros visibles', 'Qui paie les données\u00a0?'],
    alt: 'Quatre images : trois pages de calendrier, puis le groupe ferme ; chacun peut dire oui ou non ; les numéros de tous se voient ; qui paie les données.',
    note: 'Notez les quatre réponses sur l’accord avant de recueillir le premier numéro.',
  },
  es: {
    words: ['Tres meses y se cierra', 'Cada quien puede negarse', 'Los números se ven', '¿Quién paga los datos?'],
    alt: 'Cuatro dibujos: tres hojas de calendario y se cierra el grupo; cada quien puede decir sí o no; los números de todos se ven; quién paga los datos.',
    note: 'Escriba las cuatro respuestas en el acuerdo antes de recoger el primer número.',
  },
})

function threeMonths(): Shape[] {
  return [...calendar(22, 46, 34), ...calendar(50, 58, 34), ...calendar(78, 70, 34)]
}

function freeYes(): Shape[] {
  return [bust(CLIENT, { x: 18, y: 30, scale: 0.4 }), ...tick(18, 24, 30), ...cross(84, 24, 26)]
}

function visible(): Shape[] {
  return [
    rect(8, 4, 48, 92, { fill: 'ink', radius: 9 }),
    rect(13, 14, 38, 66, { fill: 'white', radius: 3 }),
    ...[0, 1, 2].flatMap((row) => [
      circle(21, 26 + row * 21, 5, { fill: 'terracotta' }),
      line([30, 26 + row * 21], [46, 26 + row * 21], { stroke: 'indigo', width: 4 }),
    ]),
    path('M60 50Q79 28 98 50Q79 72 60 50Z', { fill: 'white', stroke: 'ink', width: 3 }),
    circle(79, 50, 8, { fill: 'ink' }),
  ]
}

function data(): Shape[] {
  return [
    group(telephone(), { x: -16 }),
    ...[0, 1, 2, 3].map((index) =>
      ellipse(78, 88 - index * 12, 17, 8, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
    ),
  ]
}

import { diagram } from '../../../diagram.ts'
import { tick } from '../../../kit/marks.ts'
import { bust } from '../../../kit/people.ts'
import { group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { stairs, standing } from '../../../kit/stairs.ts'
import { CLIENT, clinic, heart, injecting, NURSE, person, sheet, talking, telephone, WORKER } from '../things.ts'

const HEIGHT = 340

/** The mentor steps back as the provider goes on. */
export const mentorLadder = diagram({
  id: 'supervision-mentor-ladder',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      titles: ['First days', 'With clients', 'A few more', 'Alone', 'Signed off'],
      words: [
        'Mentor prepares the place',
        'Beside the provider',
        'In the next room',
        'On the phone, fixed hour',
        'Visits; she mentors others',
      ],
      alt: 'Five steps of mentoring. First days: the mentor prepares place, tools, colleagues. With clients: beside the provider. A few more: in the next room. Alone: on the telephone at a fixed hour. Signed off: the mentor visits; later she mentors others.',
      note: 'Ask on which step most people in the room were left alone.',
    },
    fr: {
      titles: ['Premiers jours', 'Avec clientes', 'Encore un peu', 'Seule', 'Validée'],
      words: [
        'Mentor : prépare le lieu',
        'À côté de la soignante',
        'Dans la pièce voisine',
        'Au téléphone, heure fixe',
        'Visites ; elle guide à son tour',
      ],
      alt: 'Cinq marches du mentorat. Premiers jours : le mentor prépare le lieu, les instruments, les collègues. Avec les clientes : à côté de la soignante. Encore quelques-unes : dans la pièce voisine. Seule : au téléphone à heure fixe. Validée : le mentor visite ; plus tard elle guide d’autres.',
      note: 'Demandez à quelle marche la plupart ont été laissés seuls.',
    },
    es: {
      titles: ['Al inicio', 'Con clientas', 'Unas más', 'Sola', 'Aprobada'],
      words: [
        'El mentor prepara el lugar',
        'Junto a la proveedora',
        'En el cuarto de al lado',
        'Por teléfono, hora fija',
        'Visitas; guía a otras',
      ],
      alt: 'Cinco escalones de la mentoría. Al inicio: el mentor prepara lugar, instrumentos y colegas. Con clientas: junto a la proveedora. Unas más: en el cuarto de al lado. Sola: por teléfono a una hora fija. Aprobada: el mentor visita; más tarde ella guía a otras.',
      note: 'Pregunte en qué escalón dejaron sola a la mayoría.',
    },
  },
  draw: ({ titles, words }) =>
    stairs(
      titles.map((title, index) => ({ title, words: words[index] ?? '', scene: standing(MENTORING[index], 0.76) })),
      HEIGHT,
      22,
      172,
    ),
})

/** Four levels of evaluating a training. */
export const fourLevels = diagram({
  id: 'supervision-four-levels',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      titles: ['Reaction', 'Learning', 'Behaviour', 'Results'],
      words: [
        'Did they find it useful?',
        'Tests, checklists',
        'Seen at work, months later',
        'What changed for clients?',
      ],
      alt: 'Four levels of evaluation as stairs. 1, reaction: did they find it useful? 2, learning: tests, checklists. 3, behaviour: seen at work, months later. 4, results: what changed for clients?',
      note: 'Ask on which stair the last report that people wrote came to an end.',
    },
    fr: {
      titles: ['Réaction', 'Apprentissage', 'Conduite', 'Résultats'],
      words: [
        'L’ont-ils trouvé utile ?',
        'Tests, listes',
        'Vu au travail, des mois après',
        'Quel effet pour les clientes ?',
      ],
      alt: 'Quatre niveaux d’évaluation en escalier. 1, réaction : l’ont-ils trouvé utile ? 2, apprentissage : tests, listes de contrôle. 3, conduite : vue au travail, des mois après. 4, résultats : qu’est-ce qui a changé pour les clientes ?',
      note: 'Demandez à quelle marche s’arrêtait leur dernier rapport.',
    },
    es: {
      titles: ['Reacción', 'Aprendizaje', 'Conducta', 'Resultados'],
      words: [
        '¿Les pareció útil?',
        'Pruebas, listas',
        'Vista en el trabajo, meses después',
        '¿Qué cambió para las clientas?',
      ],
      alt: 'Cuatro niveles de evaluación como escalera. 1, reacción: ¿les pareció útil? 2, aprendizaje: pruebas, listas de verificación. 3, conducta: vista en el trabajo, meses después. 4, resultados: ¿qué cambió para las clientas?',
      note: 'Pregunte en qué escalón terminaba el último informe que escribieron.',
    },
  },
  draw: ({ titles, words }) =>
    stairs(
      titles.map((title, index) => ({ title, words: words[index] ?? '', scene: standing(LEVELS[index], 0.84) })),
      HEIGHT,
      32,
      156,
    ),
})

const MENTORING: (() => Shape[])[] = [
  clinic,
  () => [
    bust(NURSE, { x: -12, y: 32, scale: 0.38 }),
    bust(WORKER, { x: 24, y: 32, scale: 0.38 }),
    bust(CLIENT, { x: 62, y: 32, scale: 0.38 }),
  ],
  () => [
    bust(NURSE, { x: -10, y: 26, scale: 0.41 }),
    rect(54, 4, 7, 96, { fill: 'ink' }),
    bust(WORKER, { x: 60, y: 26, scale: 0.41 }),
  ],
  () => [bust(NURSE, { x: -10, y: 26, scale: 0.41 }), group(telephone(), { x: 44, y: 22, scale: 0.74 })],
  () => [...person(NURSE), ...tick(86, 22, 32)],
]

const LEVELS: (() => Shape[])[] = [
  () => talking(WORKER, CLIENT),
  () => [
    ...sheet(0),
    path('M32 26l6 7l12 -14M32 50l6 7l12 -14M32 74l6 7l12 -14', { stroke: 'leaf', width: 6 }),
    path('M56 28h14M56 52h14M56 76h14', { stroke: 'indigo', width: 4 }),
  ],
  injecting,
  () => [bust(CLIENT, { x: -8, y: 16, scale: 0.46 }), group(heart(), { x: 54, y: 8, scale: 0.46 })],
]

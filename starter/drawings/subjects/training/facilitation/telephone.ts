import { diagram } from '../../../diagram.ts'
import { cross } from '../../../kit/marks.ts'
import { calendar } from '../../../kit/objects.ts'
import { panels } from '../../../kit/panels.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { CLIENT, NURSE, sheet, telephone } from '../things.ts'

/** What never goes into a telephone group. */
export const neverInGroup = diagram({
  id: 'training-never-in-group',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['Picture', 'Name, date', 'Register', 'Urgent case'],
      alt: 'Four things that never go into a telephone group: a picture of a client, a name or date, a photograph of a register, an urgent case.',
      note: 'Ask for a message of yesterday and let the group search for what could betray a client.',
    },
    fr: {
      words: ['Photo', 'Nom, date', 'Registre', 'Urgence'],
      alt: 'Quatre choses qui ne vont jamais dans un groupe téléphonique : la photo d’une cliente, un nom ou une date, la photo d’un registre, un cas urgent.',
      note: 'Prenez un message d’hier et cherchez ensemble ce qui peut trahir une cliente.',
    },
    es: {
      words: ['Foto', 'Nombre, fecha', 'Registro', 'Urgencia'],
      alt: 'Cuatro cosas que nunca van en un grupo de teléfono: la foto de una clienta, un nombre o una fecha, la foto de un registro, un caso urgente.',
      note: 'Tome un mensaje de ayer y busquen juntos qué puede delatar a una clienta.',
    },
  },
  draw: ({ words }): Shape[] =>
    words.flatMap((word, index): Shape[] => {
      const [x, y] = [(index % 2) * 194, Math.floor(index / 2) * 168]
      return [
        rect(x, y, 186, 158, { fill: 'terracottaPale', radius: 14 }),
        group(forbidden(index), { x: x + 43, y: y + 10 }),
        ...cross(x + 26, y + 28, 36),
        text(word, x + 93, y + 144, { bold: true, anchor: 'middle' }),
      ]
    }),
})

function forbidden(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        rect(8, 6, 84, 90, { fill: 'white', stroke: 'ink', width: 3 }),
        rect(16, 14, 68, 66, { fill: 'water' }),
        bust(CLIENT, { x: 20, y: 16, scale: 0.36 }),
      ]
    case 1:
      return [
        ...bubble(6, 8, 92, 60, 24),
        path('M20 28h60M20 46h34', { stroke: 'indigo', width: 5 }),
        ...calendar(78, 78, 36, 'terracotta'),
      ]
    case 2:
      return [group(sheet(5), { x: 0 }), path('M34 6v88', { stroke: 'terracotta', width: 3 })]
    default:
      return [
        path('M50 8L96 92H4Z', { fill: 'marigold', stroke: 'ink', width: 4 }),
        path('M50 38v26M50 76v2', { stroke: 'ink', width: 9 }),
      ]
  }
}

/** One week in a telephone group. */
export const groupWeek = diagram({
  id: 'training-group-week',
  width: 'full',
  height: 290,
  texts: {
    en: {
      titles: ['Monday', 'Wednesday', 'Friday', 'Monthly', 'At the end'],
      words: [
        'One question',
        'Answers, voice notes',
        'Leader sums up, source',
        'A call: what is used?',
        'What helped? Delete',
      ],
      alt: 'One week in a telephone group. Monday: one question from practice. Wednesday: answers, voice notes welcome. Friday: the leader sums up with the source. Once a month: a call, what have you used? At the end: what helped, then all delete the chat together.',
      note: 'Ask who would have time for which day, and what simple telephones get instead.',
    },
    fr: {
      titles: ['Lundi', 'Mercredi', 'Vendredi', 'Par mois', 'À la fin'],
      words: [
        'Une question',
        'Réponses, vocaux',
        'Résumé avec source',
        'Appel : qu’a-t-on utilisé ?',
        'Bilan, tout effacer',
      ],
      alt: 'Une semaine dans un groupe téléphonique. Lundi : une question de la pratique. Mercredi : réponses, messages vocaux bienvenus. Vendredi : le responsable résume avec la source. Une fois par mois : un appel, qu’avez-vous utilisé ? À la fin : qu’est-ce qui a aidé, puis tous effacent le fil.',
      note: 'Demandez qui a du temps quel jour, et ce que reçoivent les téléphones simples.',
    },
    es: {
      titles: ['Lunes', 'Miércoles', 'Viernes', 'Cada mes', 'Al final'],
      words: ['Una pregunta', 'Respuestas, audios', 'Resumen con fuente', 'Llamada: ¿qué usó?', '¿Qué ayudó? Borrar'],
      alt: 'Una semana en un grupo de teléfono. Lunes: una pregunta de la práctica. Miércoles: respuestas, audios bienvenidos. Viernes: quien guía resume con la fuente. Una vez al mes: una llamada, ¿qué ha usado? Al final: qué ayudó, y todas borran el chat juntas.',
      note: 'Pregunte quién tendría tiempo qué día y qué reciben los teléfonos sencillos.',
    },
  },
  draw: ({ titles, words }) =>
    panels(5, {
      titles,
      words,
      height: 290,
      sceneHeight: 138,
      scene: (index, width) => [group(moment(index), { x: width / 2 - 56, y: 16, scale: 1.12 })],
    }),
})

function moment(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        ...bubble(4, 10, 92, 62, 30),
        text('?', 50, 56, { size: 44, bold: true, paint: 'indigo', anchor: 'middle' }),
      ]
    case 1:
      return [
        ...bubble(0, 4, 70, 40, 16),
        path('M14 18h42M14 30h26', { stroke: 'indigo', width: 4.5 }),
        rect(30, 70, 68, 26, { fill: 'leafPale', stroke: 'leaf', width: 3, radius: 12 }),
        path('M42 76v14M52 80v6M62 74v18M72 79v8M82 76v14', { stroke: 'leaf', width: 4.5 }),
      ]
    case 2:
      return [bust(NURSE, { x: -6, y: 20, scale: 0.44 }), group(sheet(4), { x: 54, y: 30, scale: 0.6 })]
    case 3:
      return telephone()
    default:
      return [
        circle(50, 50, 42, { fill: 'white', stroke: 'ink', width: 4 }),
        path('M34 38h32l-4 38h-24ZM28 32h44M44 32v-8h12v8', { stroke: 'ink', width: 5 }),
      ]
  }
}

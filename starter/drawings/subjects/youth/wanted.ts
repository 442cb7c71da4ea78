import { diagram } from '../../diagram.ts'
import { TWO_WAYS_HEIGHT, twoWays } from '../../kit/two-ways.ts'
import { GIRL, PROVIDER } from '../people/signs.ts'

/** How to ask a young client about force: no blame, one calm question. */
export const wasItWanted = diagram({
  id: 'was-it-wanted',
  width: 'half',
  height: TWO_WAYS_HEIGHT,
  texts: {
    en: {
      wrong: 'Why did you go there?',
      right: 'Did you want it to happen?',
      alt: 'A provider and a young client, twice. Wrong: a question that blames, “Why did you go there?”. Right: one calm question, “Did you want it to happen?”.',
      note: 'Pairs say the second sentence until it sounds calm. Silence is an answer too.',
    },
    fr: {
      wrong: 'Pourquoi y aller ?',
      right: 'Est-ce que tu le voulais ?',
      alt: 'Une soignante et une jeune cliente, deux fois. À éviter : une question qui accuse, « Pourquoi y aller ? ». À faire : une question calme, « Est-ce que tu le voulais ? ».',
      note: 'Par deux, on dit la seconde phrase jusqu’à ce qu’elle soit calme. Le silence est aussi une réponse.',
    },
    es: {
      wrong: '¿Por qué fue allí?',
      right: '¿Usted quería que pasara?',
      alt: 'Una proveedora y una joven, dos veces. Evitar: una pregunta que culpa, «¿Por qué fue allí?». Hacer: una pregunta tranquila, «¿Usted quería que pasara?».',
      note: 'En parejas digan la segunda frase hasta que suene tranquila. El silencio también es una respuesta.',
    },
  },
  draw: ({ wrong, right }) => twoWays({ wrong, right, speaker: PROVIDER, listener: GIRL }),
})

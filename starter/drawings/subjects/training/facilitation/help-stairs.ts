import { diagram } from '../../../diagram.ts'
import { stairs } from '../../../kit/stairs.ts'
import { text } from '../../../kit/text.ts'

const HEIGHT = 340

/** Five levels of help: what the coach does, in bold, and what the trainee does. */
export const helpStairs = diagram({
  id: 'training-help-stairs',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      coach: 'Coach',
      trainee: 'Trainee',
      titles: ['Says and shows', 'Says each step', 'Hints when asked', 'Silent', 'Silent'],
      words: ['follows', 'does', 'says and does', 'alone, by checklist', 'coaches a colleague'],
      alt: 'Five stairs of help. 1: the coach says and shows, the trainee follows. 2: the coach says each step, the trainee does. 3: the coach hints when asked, the trainee says and does. 4: the coach is silent, the trainee does it alone by the checklist. 5: the coach is silent, the trainee coaches a colleague.',
      note: 'Bold is the coach, below is the trainee. Ask on which stair most courses sign the certificate.',
    },
    fr: {
      coach: 'Coach',
      trainee: 'Stagiaire',
      titles: ['Dit et montre', 'Dit chaque étape', 'Aide si demandé', 'Silence', 'Silence'],
      words: ['suit', 'fait', 'dit et fait', 'seule, avec la liste', 'coache une collègue'],
      alt: 'Cinq marches d’aide. 1 : le coach dit et montre, la stagiaire suit. 2 : le coach dit chaque étape, la stagiaire fait. 3 : le coach aide si on le demande, la stagiaire dit et fait. 4 : le coach se tait, la stagiaire fait seule avec la liste. 5 : le coach se tait, la stagiaire coache une collègue.',
      note: 'En gras, le coach ; en dessous, la stagiaire. Demandez à quelle marche la plupart des cours signent.',
    },
    es: {
      coach: 'Tutor',
      trainee: 'Aprendiz',
      titles: ['Dice y muestra', 'Dice cada paso', 'Pistas si las piden', 'Silencio', 'Silencio'],
      words: ['sigue', 'hace', 'dice y hace', 'sola, con la lista', 'guía a una colega'],
      alt: 'Cinco escalones de ayuda. 1: el tutor dice y muestra, la aprendiz sigue. 2: el tutor dice cada paso, la aprendiz hace. 3: el tutor da pistas si se las piden, la aprendiz dice y hace. 4: el tutor calla, la aprendiz lo hace sola con la lista. 5: el tutor calla, la aprendiz guía a una colega.',
      note: 'En negrita, el tutor; debajo, la aprendiz. Pregunte en qué escalón firman la mayoría de los cursos.',
    },
  },
  draw: ({ coach, trainee, titles, words }) => [
    text(coach, 4, 30, { bold: true, paint: 'ink' }),
    text(trainee, 4, 62),
    ...stairs(
      titles.map((title, index) => ({ title, words: words[index] ?? '' })),
      HEIGHT,
      38,
      178,
    ),
  ],
})

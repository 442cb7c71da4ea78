import { talk } from '../../kit/client-scenes.ts'
import { calendar, drop } from '../../kit/days.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import type { PersonLook } from '../../kit/people.ts'
import { arrow, ellipse, group, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { MONTHS } from '../implants/months.ts'
import { bloodTube, couch, signature } from '../implants/signs.ts'
import { noShield } from '../people/signs.ts'
import { placeOnHead } from '../training/community/screening-icons.ts'
import { padlock } from '../training/things.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo' }

/** What each client must hear before an injectable. */
export const injectionToKnow = tilesDiagram(
  'injection-to-know',
  [() => padlock(), () => calendar(1, 22, 14, MONTHS.irregular), stays, noShield],
  {
    en: {
      words: ['Private', 'Bleeding changes', 'Cannot be taken out', 'No HIV protection'],
      alt: 'Four pictures: a padlock, it is private; a month with bleeding on irregular days; a dose below the skin with a crossed arrow, it cannot be taken out; a shield crossed out, no protection from HIV.',
      note: 'Cover the words. For each picture, a trainee says the sentence to a client.',
    },
    fr: {
      words: ['Discret', 'Saignements changés', 'Ne se retire pas', 'VIH : pas protégé'],
      alt: 'Quatre images : un cadenas, c’est discret ; un mois de saignements irréguliers ; une dose sous la peau avec une flèche barrée, elle ne se retire pas ; un bouclier barré, pas de protection contre le VIH.',
      note: 'Cachez les mots. Pour chaque image, un participant dit la phrase à une cliente.',
    },
    es: {
      words: ['Discreto', 'Cambia el sangrado', 'No se puede retirar', 'No protege del VIH'],
      alt: 'Cuatro imágenes: un candado, es discreto; un mes de sangrado irregular; una dosis bajo la piel con una flecha tachada, no se puede retirar; un escudo tachado, no protege del VIH.',
      note: 'Tape las palabras. Con cada imagen, un participante dice la frase a una usuaria.',
    },
  },
)

/** A dose in the tissue that does not come out again. */
function stays(): Shape[] {
  return [
    rect(0, 52, 100, 12, { fill: 'skin' }),
    rect(0, 64, 100, 34, { fill: 'fat' }),
    ellipse(50, 80, 26, 10, { fill: 'waterDeep' }),
    ...arrow([50, 72], [50, 4], { width: 7 }),
    ...cross(50, 32, 38),
  ]
}

/** What nobody needs before the first injection. */
export const injectionNotNeeded = tilesDiagram(
  'injection-not-needed',
  [
    () => crossed([drop(50, 50, 'blood', 2.4)]),
    () => crossed(couch()),
    () => crossed(bloodTube()),
    () => crossed(signature()),
  ],
  {
    en: {
      words: ['Wait for bleeding', 'Examination', 'Tests', 'Permission'],
      alt: 'Four pictures with a cross: waiting for the bleeding, an examination, tests, a signature of permission.',
      note: 'Ask which of the four clients in your facility are still sent away for.',
    },
    fr: {
      words: ['Attendre les règles', 'Examen', 'Analyses', 'Autorisation'],
      alt: 'Quatre images barrées : attendre les règles, un examen, des analyses, une signature d’autorisation.',
      note: 'Demandez pour laquelle des quatre on renvoie encore des clientes chez vous.',
    },
    es: {
      words: ['Esperar la regla', 'Examen', 'Análisis', 'Permiso'],
      alt: 'Cuatro imágenes tachadas: esperar la regla, un examen, análisis, una firma de permiso.',
      note: 'Pregunte por cuál de las cuatro se devuelve todavía a usuarias en su servicio.',
    },
  },
)

function crossed(scene: Shape[]): Shape[] {
  return [...scene, ...cross(90, 80, 40)]
}

/** What users like about injectables. */
export const injectionLikes = tilesDiagram(
  'injection-likes',
  [
    () => padlock(),
    () => [methodSign('pills', { x: 4, y: 2, scale: 0.9 }), ...cross(86, 82, 36)],
    () => [methodSign('breastfeeding', { x: 0, y: 0 })],
    () => [methodSign('injection', { x: 0, y: 0 }), ...tick(88, 82, 38)],
  ],
  {
    en: {
      words: ['Private', 'Nothing daily', 'While breastfeeding', 'Works well in time'],
      alt: 'Four pictures: a padlock, private; pills with a cross, nothing to take daily; a mother who breastfeeds; an injection with a tick, it works well when it is given in time.',
      note: 'Ask which picture would matter most to a client whom they know.',
    },
    fr: {
      words: ['Discret', 'Rien chaque jour', 'Pendant l’allaitement', 'Efficace, à l’heure'],
      alt: 'Quatre images : un cadenas, c’est discret ; des pilules barrées, rien à prendre chaque jour ; une mère qui allaite ; une piqûre cochée, efficace si elle est faite à temps.',
      note: 'Demandez quelle image compterait le plus pour une cliente qu’ils connaissent.',
    },
    es: {
      words: ['Discreto', 'Nada a diario', 'En la lactancia', 'Eficaz si es puntual'],
      alt: 'Cuatro imágenes: un candado, es discreto; píldoras tachadas, nada que tomar a diario; una madre que da pecho; una inyección con marca, eficaz si se aplica a tiempo.',
      note: 'Pregunte qué imagen importaría más a una usuaria que conozcan.',
    },
  },
)

/** The one question about meningioma before the first dose of DMPA. */
export const injectionHead = step(
  'injection-head',
  () => talk([group(placeOnHead(), { x: 98, y: 15, scale: 0.45 })], CLIENT, NURSE),
  {
    en: [
      'A nurse asks a woman about her head: has anybody ever told her that she has a meningioma?',
      'Practise the one question before the first dose, in words of your language.',
    ],
    fr: [
      'Une infirmière interroge une femme sur sa tête : lui a-t-on déjà parlé d’un méningiome ?',
      'Exercez la seule question avant la première dose, avec les mots d’ici.',
    ],
    es: [
      'Una enfermera pregunta a una mujer por su cabeza: ¿le han dicho alguna vez que tiene un meningioma?',
      'Practique la única pregunta antes de la primera dosis, con palabras de aquí.',
    ],
  },
)

import { step } from '../../kit/step.ts'
import { behindDoor, bothYes, hivSoon, safeWithUs, silent, soon, twoTools, withOrWithout } from './scenes.ts'

/** Pictures of the sheet for young people. */
export const youngSteps = [
  step('young-come', withOrWithout, {
    en: ['A girl alone, and a girl with a boy: both are welcome.', 'Ask who would feel welcome at your gate.'],
    fr: [
      'Une jeune fille seule, et une autre avec un garçon : bienvenus.',
      'Demandez qui se sentirait le bienvenu ici.',
    ],
    es: ['Una muchacha sola, y otra con un muchacho: bienvenidos.', 'Pregunte quién se sentiría bienvenido aquí.'],
  }),
  step('young-door', behindDoor, {
    en: ['A provider and a girl in a room with a closed door.', 'Close the door before you say the promise.'],
    fr: ['Une soignante et une jeune fille dans une pièce à la porte fermée.', 'Fermez la porte avant la promesse.'],
    es: ['Una proveedora y una muchacha en un cuarto cerrado.', 'Cierre la puerta antes de la promesa.'],
  }),
  step('young-silent', silent, {
    en: ['A girl with closed lips beside a question: she need not answer.', 'Silence is an answer that we respect.'],
    fr: [
      'Une jeune fille, lèvres closes, devant une question : elle peut se taire.',
      'Le silence est une réponse que l’on respecte.',
    ],
    es: [
      'Una muchacha con los labios cerrados ante una pregunta: puede callar.',
      'El silencio es una respuesta que se respeta.',
    ],
  }),
  step('young-both', twoTools, {
    en: [
      'A condom, its shield against HIV and other infections; an implant, its shield against pregnancy.',
      'Any other method can stand in the place of the implant.',
    ],
    fr: [
      'Un préservatif, son bouclier contre le VIH et les infections ; un implant, son bouclier contre la grossesse.',
      'Toute autre méthode peut remplacer l’implant.',
    ],
    es: [
      'Un condón, su escudo contra el VIH y las infecciones; un implante, su escudo contra el embarazo.',
      'Cualquier otro método puede ir en lugar del implante.',
    ],
  }),
  step('young-soon', soon, {
    en: [
      'A packet of emergency pills and five squares of day and night: five days.',
      'Say where to get them on a Saturday night.',
    ],
    fr: ['Une pilule d’urgence et cinq cases de jour et de nuit : cinq jours.', 'Dites où la trouver un samedi soir.'],
    es: [
      'Píldoras de emergencia y cinco cuadros de día y noche: cinco días.',
      'Diga dónde hallarlas un sábado por la noche.',
    ],
  }),
  step('young-hiv', hivSoon, {
    en: [
      'A bottle of tablets and three squares of day and night: three days.',
      'Say where PEP starts here, by day and by night.',
    ],
    fr: [
      'Un flacon de comprimés et trois cases de jour et de nuit : trois jours.',
      'Dites où commence ici la prophylaxie.',
    ],
    es: [
      'Un frasco de pastillas y tres cuadros de día y noche: tres días.',
      'Diga dónde se empieza aquí la profilaxis.',
    ],
  }),
  step('young-safe', safeWithUs, {
    en: ['A provider and a girl with a shield between them.', 'Say: it is not your fault.'],
    fr: ['Une soignante, une jeune fille et un bouclier.', 'Dites : ce n’est pas ta faute.'],
    es: ['Una proveedora, una muchacha y un escudo.', 'Diga: no es su culpa.'],
  }),
  step('young-yes', bothYes, {
    en: [
      'A girl and a boy, each with a tick in the bubble: both say yes.',
      'Ask what a yes sounds like, and what is none.',
    ],
    fr: ['Une fille et un garçon, chacun avec un oui dans sa bulle.', 'Demandez à quoi ressemble un oui clair.'],
    es: ['Una muchacha y un muchacho, cada uno con un sí.', 'Pregunte cómo suena un sí claro.'],
  }),
]

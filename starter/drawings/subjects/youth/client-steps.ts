import { step } from '../../kit/step.ts'
import { hivSoon, soon } from './deadlines.ts'
import { behindDoor, bothYes, safeWithUs, silent, twoTools, withOrWithout } from './scenes.ts'

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
    en: [
      'A girl with three dots in her bubble and a tick: she need not answer.',
      'Silence is an answer that we respect.',
    ],
    fr: [
      'Une jeune fille, trois points dans sa bulle et une coche : elle peut se taire.',
      'Le silence est une réponse que l’on respecte.',
    ],
    es: [
      'Una muchacha con tres puntos en su globo y una marca: puede callar.',
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
      'From a heart an arrow to a health post with one packet of emergency pills; below, five days and nights, then a bar: come within five days.',
      'Say where to get them on a Saturday night.',
    ],
    fr: [
      'D’un cœur, une flèche vers un centre de santé avec une pilule d’urgence ; dessous, cinq jours et nuits, puis une barre : venir dans les cinq jours.',
      'Dites où la trouver un samedi soir.',
    ],
    es: [
      'De un corazón, una flecha a un puesto de salud con píldoras de emergencia; abajo, cinco días y noches y una barra: venir en cinco días.',
      'Diga dónde hallarlas un sábado por la noche.',
    ],
  }),
  step('young-hiv', hivSoon, {
    en: [
      'From a heart an arrow to a health post with a bottle of tablets; below, three days and nights, then a bar: come within three days.',
      'Say where PEP starts here, by day and by night.',
    ],
    fr: [
      'D’un cœur, une flèche vers un centre de santé avec un flacon ; dessous, trois jours et nuits, puis une barre : venir dans les trois jours.',
      'Dites où commence ici la prophylaxie.',
    ],
    es: [
      'De un corazón, una flecha a un puesto de salud con un frasco; abajo, tres días y noches y una barra: venir en tres días.',
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

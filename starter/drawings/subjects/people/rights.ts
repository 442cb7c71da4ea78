import { diagram } from '../../diagram.ts'
import { signPanels } from '../../kit/panels.ts'
import { book, closedDoor, closedFile, growing, manyMethods, refuseAndTablets, shield, wishedBaby } from './signs.ts'

const HEIGHT = 262

/** Five rights of young people. */
export const youngRights = diagram({
  id: 'young-rights',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'Correct information',
        'Privacy',
        'All methods',
        'Decide freely, with growing ability',
        'Safe from force',
      ],
      alt: 'Five rights: to correct information, to privacy, to a full range of methods, to decide freely with growing ability, to be safe from force.',
      note: 'Each table puts a finger on the right that is most easily lost in its own facility, and names the place.',
    },
    fr: {
      words: [
        'Une information juste',
        'Le secret',
        'Toutes les méthodes',
        'Décider librement, selon sa maturité',
        'Ni force ni menace',
      ],
      alt: 'Cinq droits : une information juste, le secret, toutes les méthodes, décider librement selon sa maturité, être à l’abri de la force.',
      note: 'Chaque table pose le doigt sur le droit qui se perd le plus vite chez elle, et nomme l’endroit.',
    },
    es: {
      words: [
        'Información correcta',
        'Privacidad',
        'Todos los métodos',
        'Decidir con libertad, según madura',
        'Sin fuerza ni amenazas',
      ],
      alt: 'Cinco derechos: información correcta, privacidad, todos los métodos, decidir con libertad según su madurez, estar a salvo de la fuerza.',
      note: 'Cada mesa pone el dedo en el derecho que más fácil se pierde en su servicio y nombra el lugar.',
    },
  },
  draw: ({ words }) => signPanels(words, [book, closedDoor, manyMethods, growing, shield], HEIGHT),
})

/** Five rights that HIV does not change. */
export const hivRights = diagram({
  id: 'hiv-rights',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'Children, or none',
        'The facts',
        'All methods, free choice',
        'Refuse, and tablets go on',
        'Status stays private',
      ],
      alt: 'Five rights that HIV does not change: to have children or not, to know the facts, to choose freely among all methods, to refuse with no loss of treatment, to privacy about HIV status.',
      note: 'Stop at the bottle: tablets, food support or a caesarean never depend on a method.',
    },
    fr: {
      words: [
        'Des enfants, ou non',
        'Les faits',
        'Choisir parmi toutes',
        'Refuser, sans rien perdre',
        'Le secret de son statut',
      ],
      alt: 'Cinq droits que le VIH ne change pas : avoir des enfants ou non, connaître les faits, choisir parmi toutes les méthodes, refuser sans perdre le traitement, garder le secret de son statut.',
      note: 'Arrêtez-vous au flacon : ni comprimés, ni aide alimentaire, ni césarienne ne dépendent d’une méthode.',
    },
    es: {
      words: [
        'Tener hijos, o no',
        'Recibir información',
        'Elegir entre todos',
        'Decir no, y seguir el tratamiento',
        'Diagnóstico en privado',
      ],
      alt: 'Cinco derechos que el VIH no cambia: tener hijos o no, recibir información, elegir entre todos los métodos, decir que no sin perder el tratamiento, que nadie divulgue su diagnóstico.',
      note: 'Deténgase en el frasco: ni las pastillas ni los víveres ni una cesárea dependen de un método.',
    },
  },
  draw: ({ words }) => signPanels(words, [wishedBaby, book, manyMethods, refuseAndTablets, closedFile], HEIGHT),
})

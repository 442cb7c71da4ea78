import { diagram } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { drop } from '../../kit/objects.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { text } from '../../kit/text.ts'
import { syringe } from '../injectables/syringe.ts'
import { EMPTY_CONTAINERS } from './bins.ts'

/** A finger pricked by a used needle: the question, without its answer. */
export const prickedFinger = diagram({
  id: 'pricked-finger',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A hand with a drop of blood on a fingertip, a used syringe beside it and a question mark.',
      note: 'Show only the finger and the needle; the group acts what comes next.',
    },
    fr: {
      alt: 'Une main avec une goutte de sang au bout d’un doigt, une seringue utilisée à côté et un point d’interrogation.',
      note: 'Ne montrez que le doigt et l’aiguille ; le groupe joue la suite.',
    },
    es: {
      alt: 'Una mano con una gota de sangre en la punta de un dedo, una jeringa usada al lado y un signo de pregunta.',
      note: 'Muestre solo el dedo y la aguja; el grupo actúa lo que sigue.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, 380, 330, { fill: 'indigoPale', radius: 14 }),
    openHand('skin', { x: 132, y: 206, rotate: -4, scale: 1.5, isShort: true }),
    drop(104, 86, 46, 'blood'),
    syringe(0.1, { x: 196, y: 58, scale: 0.9, rotate: 122 }),
    text('?', 300, 296, { anchor: 'middle', bold: true, size: 130, paint: 'terracotta' }),
  ],
})

/** Where the slips with waste go: nothing on them says what belongs in which. */
export const emptyContainers = besideLines('empty-containers', EMPTY_CONTAINERS, {
  en: {
    alt: 'Four empty containers: a hard yellow box with the biohazard sign, a yellow bag, a black bag and a cardboard box.',
    note: 'Put four real containers on the table; the group sorts its slips.',
  },
  fr: {
    alt: 'Quatre contenants vides : une boîte jaune dure avec le signe du danger biologique, un sac jaune, un sac noir et un carton.',
    note: 'Posez quatre vrais contenants sur la table ; le groupe trie ses papiers.',
  },
  es: {
    alt: 'Cuatro recipientes vacíos: una caja amarilla dura con el signo de peligro biológico, una bolsa amarilla, una bolsa negra y una caja de cartón.',
    note: 'Ponga cuatro recipientes de verdad en la mesa; el grupo clasifica sus papelitos.',
  },
})

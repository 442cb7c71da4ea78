import type { Diagram } from '../../diagram.ts'
import { step } from '../../kit/step.ts'
import {
  checkPacket,
  cutPacket,
  halfway,
  holdRim,
  likeASock,
  lubricate,
  pinchTip,
  slideOff,
  tearPacket,
  throwAway,
  unroll,
} from './scenes.ts'

/** The steps of the male condom on a model, and three faults. */
export const MALE_STEPS: Diagram[] = [
  step('condom-step-packet', checkPacket, {
    en: [
      'A closed condom packet, pressed by fingers to feel the air in it, and a calendar with a tick: the date is in order.',
      'Let everyone find the date and feel the cushion of air.',
    ],
    fr: [
      'Un sachet de préservatif fermé, pressé pour sentir l’air, et un calendrier coché : la date est bonne.',
      'Chacun cherche la date et sent le coussin d’air.',
    ],
    es: [
      'Un sobre de condón cerrado, que los dedos aprietan para sentir el aire, y un calendario marcado: la fecha es válida.',
      'Cada persona busca la fecha y siente el cojín de aire.',
    ],
  }),
  step('condom-step-tear', tearPacket, {
    en: [
      'Two hands tear the packet at its notch, with the fingers only.',
      'Fingers only: no teeth, no scissors, no long nails.',
    ],
    fr: [
      'Deux mains déchirent le sachet à l’encoche, avec les doigts seulement.',
      'Les doigts seulement : ni dents, ni ciseaux, ni ongles longs.',
    ],
    es: [
      'Dos manos rasgan el sobre por la muesca, solo con los dedos.',
      'Solo los dedos: ni dientes, ni tijeras, ni uñas largas.',
    ],
  }),
  step('condom-step-scissors', cutPacket, {
    en: [
      'Wrong: scissors beside a packet. They can cut the condom.',
      'Ask what else could cut it: teeth, a knife, long nails.',
    ],
    fr: [
      'Faux : des ciseaux près d’un sachet. Ils peuvent couper le préservatif.',
      'Demandez ce qui peut aussi le couper : les dents, un couteau, des ongles longs.',
    ],
    es: [
      'Incorrecto: tijeras junto a un sobre. Pueden cortar el condón.',
      'Pregunte qué más puede cortarlo: los dientes, un cuchillo, las uñas largas.',
    ],
  }),
  step('condom-step-pinch', pinchTip, {
    en: [
      'The rolled condom sits on the tip of a model with its rim outside. Thumb and finger pinch the end of the condom.',
      'Pinch out the air, so that the semen has room.',
    ],
    fr: [
      'Le préservatif enroulé est posé sur le bout d’un modèle, l’anneau à l’extérieur. Pouce et index pincent le bout.',
      'Pincez pour chasser l’air : le sperme aura de la place.',
    ],
    es: [
      'El condón enrollado está en la punta de un modelo, con el aro hacia fuera. Pulgar e índice aprietan la punta.',
      'Apriete para sacar el aire: el semen tendrá espacio.',
    ],
  }),
  step('condom-step-unroll', unroll, {
    en: [
      'Fingers roll the condom down the model; an arrow points to the base.',
      'All the way to the base: there it holds.',
    ],
    fr: [
      'Les doigts déroulent le préservatif sur le modèle ; une flèche montre la base.',
      'Jusqu’à la base : c’est là qu’il tient.',
    ],
    es: [
      'Los dedos desenrollan el condón sobre el modelo; una flecha señala la base.',
      'Hasta la base: ahí se sujeta.',
    ],
  }),
  step('condom-step-lubricant', lubricate, {
    en: [
      'Drops of lubricant from a bottle fall on the outside of the condom on the model.',
      'Water or silicone lubricant, and on the outside only.',
    ],
    fr: [
      'Des gouttes de lubrifiant tombent d’un flacon sur l’extérieur du préservatif.',
      'Lubrifiant à l’eau ou au silicone, à l’extérieur seulement.',
    ],
    es: [
      'Gotas de lubricante caen de un frasco sobre la parte exterior del condón.',
      'Lubricante de agua o silicona, solo por fuera.',
    ],
  }),
  step('condom-step-hold', holdRim, {
    en: [
      'Two bodies from the side: a hand holds the rim at the base while the penis, with the condom on, moves out; an arrow shows the way.',
      'Hold the rim and withdraw while the penis is still firm.',
    ],
    fr: [
      'Deux corps de profil : une main tient l’anneau à la base pendant que le pénis, avec le préservatif, se retire ; une flèche montre le sens.',
      'Tenez l’anneau et retirez-vous pendant que le pénis est encore ferme.',
    ],
    es: [
      'Dos cuerpos de lado: una mano sujeta el aro en la base mientras el pene, con el condón puesto, se retira; una flecha muestra el sentido.',
      'Sujete el aro y retírese mientras el pene sigue firme.',
    ],
  }),
  step('condom-step-off', slideOff, {
    en: [
      'A hand carries the used condom by its rim away from the model; nothing spills.',
      'Slide it off away from the partner.',
    ],
    fr: [
      'Une main éloigne du modèle le préservatif utilisé, tenu par l’anneau ; rien ne coule.',
      'Retirez-le loin du partenaire.',
    ],
    es: [
      'Una mano aleja del modelo el condón usado, sujeto por el aro; nada se derrama.',
      'Quítelo lejos de la pareja.',
    ],
  }),
  step('condom-step-bin', throwAway, {
    en: [
      'Right: the wrapped condom goes into a bin or into a latrine.',
      'Wrap it; bin or latrine, never a flush toilet.',
    ],
    fr: [
      'Juste : le préservatif emballé va à la poubelle ou dans une latrine.',
      'Emballez-le ; poubelle ou latrine, jamais des toilettes à chasse d’eau.',
    ],
    es: [
      'Correcto: el condón envuelto va a la basura o a una letrina.',
      'Envuélvalo; basura o letrina, nunca el inodoro.',
    ],
  }),
  step('condom-step-sock', likeASock, {
    en: [
      'Wrong: the condom is unrolled before it is on the model.',
      'Ask what happens when someone tries to pull it on.',
    ],
    fr: [
      'Faux : le préservatif est déroulé avant d’être posé sur le modèle.',
      'Demandez ce qui se passe si l’on essaie de l’enfiler.',
    ],
    es: [
      'Incorrecto: el condón se desenrolla antes de ponerlo en el modelo.',
      'Pregunte qué pasa si alguien intenta ponérselo así.',
    ],
  }),
  step('condom-step-halfway', halfway, {
    en: ['Wrong: the condom covers only half of the model.', 'Ask what can happen: it slips off.'],
    fr: ['Faux : le préservatif ne couvre que la moitié du modèle.', 'Demandez ce qui peut arriver : il glisse.'],
    es: ['Incorrecto: el condón cubre solo la mitad del modelo.', 'Pregunte qué puede pasar: se sale.'],
  }),
]

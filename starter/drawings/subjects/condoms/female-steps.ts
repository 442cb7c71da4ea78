import type { Diagram } from '../../diagram.ts'
import { step } from '../../kit/step.ts'
import {
  guideIn,
  herPacket,
  notBoth,
  pushUp,
  ringOutside,
  rubPouch,
  slideIn,
  squeezeRing,
  twistOut,
} from './female-scenes.ts'

/** The steps of the female condom. */
export const FEMALE_STEPS: Diagram[] = [
  step('female-condom-step-packet', herPacket, {
    en: ['A hand holds a packet; a calendar with a tick: the date is good.', 'Look at the packet and the date first.'],
    fr: [
      'Une main tient un sachet ; un calendrier coché : la date est bonne.',
      'Regardez d’abord le sachet et la date.',
    ],
    es: ['Una mano sostiene un sobre; un calendario marcado: la fecha es válida.', 'Mire primero el sobre y la fecha.'],
  }),
  step('female-condom-step-rub', rubPouch, {
    en: [
      'A hand rubs the sides of the female condom together; arrows go up and down.',
      'A sleeve that slides opens well.',
    ],
    fr: [
      'Une main frotte les parois du préservatif féminin l’une contre l’autre ; des flèches montent et descendent.',
      'Une gaine qui glisse s’ouvre bien.',
    ],
    es: [
      'Una mano frota entre sí los lados del condón femenino; flechas hacia arriba y abajo.',
      'Una funda que desliza se abre bien.',
    ],
  }),
  step('female-condom-step-squeeze', squeezeRing, {
    en: [
      'Thumb and finger press the inner ring long and narrow.',
      'Let everyone press the ring of their own condom and hold it for a while.',
    ],
    fr: [
      'Pouce et index pressent l’anneau interne : il devient long et étroit.',
      'Chacun presse l’anneau de son préservatif et le tient un moment.',
    ],
    es: [
      'Pulgar e índice aprietan el aro interno: queda largo y estrecho.',
      'Cada persona aprieta el aro de su condón y lo sujeta un rato.',
    ],
  }),
  step(
    'female-condom-step-in',
    slideIn,
    {
      en: [
        'Schematic side view of a woman’s body: the narrow inner ring enters the vagina; an arrow points in and up.',
        'In and up, as far as it goes; there is no hurry.',
      ],
      fr: [
        'Coupe schématique de profil : l’anneau interne étroit entre dans le vagin ; une flèche montre vers le haut.',
        'Dedans et vers le haut, aussi loin que possible, sans se presser.',
      ],
      es: [
        'Vista lateral esquemática: el aro interno estrecho entra en la vagina; una flecha señala hacia dentro y arriba.',
        'Hacia dentro y arriba, hasta donde llegue, sin prisa.',
      ],
    },
    true,
  ),
  step(
    'female-condom-step-push',
    pushUp,
    {
      en: [
        'Schematic side view: a finger inside the pouch pushes the inner ring up behind the pubic bone, near the neck of the womb.',
        'Behind the bone it does not hurt and does not slip.',
      ],
      fr: [
        'Coupe schématique de profil : un doigt dans la gaine pousse l’anneau interne derrière l’os du pubis, près du col de l’utérus.',
        'Derrière l’os, il ne gêne pas et ne glisse pas.',
      ],
      es: [
        'Vista lateral esquemática: un dedo dentro de la funda empuja el aro interno por detrás del hueso del pubis, cerca del cuello del útero.',
        'Detrás del hueso no molesta ni se sale.',
      ],
    },
    true,
  ),
  step(
    'female-condom-step-outside',
    ringOutside,
    {
      en: [
        'Schematic view of a woman’s lower body from the front: the outer ring lies flat on the lips outside.',
        'No twists; outer ring flat outside, 2 to 3 cm showing.',
      ],
      fr: [
        'Vue schématique du bas du corps, de face : l’anneau externe est à plat dehors, sur les lèvres.',
        'Pas de torsion ; anneau externe à plat dehors, 2 à 3 cm visibles.',
      ],
      es: [
        'Vista esquemática de frente: el aro externo queda plano por fuera, sobre los labios.',
        'Sin torsiones; aro externo plano por fuera, se ven de 2 a 3 cm.',
      ],
    },
    true,
  ),
  step(
    'female-condom-step-guide',
    guideIn,
    {
      en: [
        'Schematic side view: a hand guides the penis into the pouch, not beside it.',
        'Either partner may guide: give this step to the man.',
      ],
      fr: [
        'Coupe schématique de profil : une main guide le pénis dans la gaine, pas à côté.',
        'L’un ou l’autre peut guider : donnez cette étape à l’homme.',
      ],
      es: [
        'Vista lateral esquemática: una mano guía el pene dentro de la funda, no al lado.',
        'Puede guiar cualquiera de los dos: dele este paso al hombre.',
      ],
    },
    true,
  ),
  step(
    'female-condom-step-twist',
    twistOut,
    {
      en: [
        'Schematic cut: just outside the body a hand twists the outer ring; the pouch is closed above it and comes out.',
        'Before standing up: hold, twist, pull gently.',
      ],
      fr: [
        'Coupe schématique : juste hors du corps, une main tourne l’anneau externe ; la gaine se ferme au-dessus et sort.',
        'Avant de se lever : tenir, tourner, tirer doucement.',
      ],
      es: [
        'Corte esquemático: justo fuera del cuerpo, una mano gira el aro externo; la funda se cierra encima y sale.',
        'Antes de levantarse: sujetar, girar, tirar con suavidad.',
      ],
    },
    true,
  ),
  step('female-condom-step-not-both', notBoth, {
    en: [
      'Wrong: a female and a male condom together.',
      'One or the other: two rub on each other and may slip or tear.',
    ],
    fr: [
      'Faux : un préservatif féminin et un masculin ensemble.',
      'L’un ou l’autre : deux frottent, glissent ou se déchirent.',
    ],
    es: [
      'Incorrecto: un condón femenino y uno masculino a la vez.',
      'Uno u otro: dos se rozan y pueden salirse o romperse.',
    ],
  }),
]

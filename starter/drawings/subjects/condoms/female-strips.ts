import { diagram } from '../../diagram.ts'
import { strip } from '../../kit/strip.ts'
import { guideIn, pushUp, ringOutside, slideIn, squeezeRing, twistOut } from './female-scenes.ts'
import { throwAway } from './scenes.ts'

/** Putting a female condom in. */
export const femaleCondomIn = diagram({
  id: 'female-condom-in',
  width: 'full',
  height: 276,
  anatomical: true,
  texts: {
    en: {
      labels: [
        'Squeeze the inner ring',
        'Slide it in and up',
        'Push it behind the bone',
        'Outer ring flat, 2–3 cm outside',
      ],
      alt: 'Four steps. 1: squeeze the inner ring long and narrow. 2: part the lips, slide the ring in and up. 3: with a finger inside the pouch push it behind the pubic bone. 4: the outer ring lies flat outside, 2 to 3 cm showing, without twists.',
      note: 'Cover the labels and let trainees say each step in their own words.',
    },
    fr: {
      labels: [
        'Presser l’anneau interne',
        'Glisser dedans, vers le haut',
        'Pousser derrière l’os',
        'Anneau à plat, 2–3 cm dehors',
      ],
      alt: 'Quatre étapes. 1 : presser l’anneau interne, long et étroit. 2 : écarter les lèvres, glisser l’anneau dedans et vers le haut. 3 : avec un doigt dans la gaine, le pousser derrière l’os du pubis. 4 : l’anneau externe est à plat dehors, 2 à 3 cm visibles, sans torsion.',
      note: 'Cachez les mots et faites dire chaque étape avec ses propres mots.',
    },
    es: {
      labels: [
        'Apretar el aro interno',
        'Deslizar hacia dentro y arriba',
        'Empujar detrás del hueso',
        'Aro plano, 2–3 cm fuera',
      ],
      alt: 'Cuatro pasos. 1: apretar el aro interno, largo y estrecho. 2: separar los labios y deslizar el aro hacia dentro y arriba. 3: con un dedo dentro de la funda, empujarlo detrás del hueso del pubis. 4: el aro externo queda plano por fuera, se ven de 2 a 3 cm, sin torsiones.',
      note: 'Tape las palabras y pida que digan cada paso con sus propias palabras.',
    },
  },
  draw: ({ labels }) => strip([squeezeRing(), slideIn(), pushUp(), ringOutside()], labels),
})

/** During sex and afterwards. */
export const femaleCondomUse = diagram({
  id: 'female-condom-use',
  width: 'full',
  height: 276,
  anatomical: true,
  texts: {
    en: {
      labels: ['Guide the penis into the pouch', 'Hold the outer ring, twist, pull', 'Wrap it; bin or latrine'],
      alt: 'During sex, guide the penis into the pouch. Afterwards, before standing up, hold the outer ring, twist it and pull gently. Wrap it; bin or latrine.',
      note: 'Point to each picture and ask who does it: she, he, or either of them. Never into a flush toilet: it blocks.',
    },
    fr: {
      labels: [
        'Guider le pénis dans la gaine',
        'Tenir l’anneau, tourner, tirer',
        'L’emballer\u00a0; poubelle ou latrine',
      ],
      alt: 'Pendant le rapport, guider le pénis dans la gaine. Après, avant de se lever, tenir l’anneau externe, le tourner et tirer doucement. L’emballer ; poubelle ou latrine.',
      note: 'Montrez chaque image et demandez qui le fait : elle, lui, ou l’un des deux. Jamais dans des toilettes à chasse d’eau : elles se bouchent.',
    },
    es: {
      labels: ['Guiar el pene dentro de la funda', 'Sujetar el aro, girar, tirar', 'Envolverlo; basura o letrina'],
      alt: 'Durante el sexo, guiar el pene dentro de la funda. Después, antes de levantarse, sujetar el aro externo, girarlo y tirar con suavidad. Envolverlo; basura o letrina.',
      note: 'Señale cada dibujo y pregunte quién lo hace: ella, él o cualquiera de los dos. Nunca al inodoro: se tapa.',
    },
  },
  draw: ({ labels }) => strip([guideIn(), twistOut(), throwAway()], labels),
})

import type { Diagram } from '../../diagram.ts'
import { twoSteps } from '../../kit/two-steps.ts'
import { pushUp, ringOutside, slideIn, squeezeRing } from './female-scenes.ts'
import { checkPacket, holdRim, lubricate, pinchTip, slideOff, tearPacket, throwAway, unroll } from './scenes.ts'

/** The eight steps of the male condom, and four of the female condom, two on a slide. */
export const CONDOM_PAIRS: Diagram[] = [
  twoSteps('condom-pair-open', 1, [checkPacket, tearPacket], {
    en: {
      labels: ['New, in date, cushion of air', 'Tear at the notch, fingers only'],
      alt: '1: fingers press the packet, it has a cushion of air, and the date on the calendar is good. 2: fingers tear it at the notch.',
      note: 'Everyone finds the date and the notch on a packet in the hand.',
    },
    fr: {
      labels: ['Neuf, date bonne, coussin d’air', 'Déchirer à l’encoche, aux doigts'],
      alt: '1 : les doigts pressent le sachet, il a un coussin d’air, et la date du calendrier est bonne. 2 : les doigts le déchirent à l’encoche.',
      note: 'Chacun cherche la date et l’encoche sur un sachet en main.',
    },
    es: {
      labels: ['Nuevo, con fecha válida y aire', 'Rasgar por la muesca, con los dedos'],
      alt: '1: los dedos aprietan el sobre, tiene un cojín de aire, y la fecha del calendario es válida. 2: los dedos lo rasgan por la muesca.',
      note: 'Cada persona busca la fecha y la muesca en un sobre en la mano.',
    },
  }),
  twoSteps('condom-pair-on', 3, [pinchTip, unroll], {
    en: {
      labels: ['Rim outside, pinch the tip', 'Unroll down to the base'],
      alt: 'On a model. 3: the condom sits on the tip with its rim outside; thumb and finger pinch the end. 4: it is unrolled down to the base.',
      note: 'Ask why the air is pinched out; then everyone does the two steps on a model.',
    },
    fr: {
      labels: ['Anneau dehors, bout pincé', 'Dérouler jusqu’à la base'],
      alt: 'Sur un modèle. 3 : le préservatif est sur le bout, anneau à l’extérieur ; pouce et index pincent l’extrémité. 4 : on le déroule jusqu’à la base.',
      note: 'Pourquoi chasser l’air ? Puis chacun fait les deux gestes sur un modèle.',
    },
    es: {
      labels: ['Aro por fuera, apretar la punta', 'Desenrollar hasta la base'],
      alt: 'En un modelo. 3: el condón está en la punta con el aro por fuera; pulgar e índice aprietan el extremo. 4: se desenrolla hasta la base.',
      note: '¿Por qué se saca el aire? Luego cada persona hace los dos pasos en un modelo.',
    },
  }),
  twoSteps('condom-pair-out', 5, [lubricate, holdRim], {
    en: {
      labels: ['Dry? Lubricant, outside only', 'Hold the rim, withdraw while firm'],
      alt: '5: drops of lubricant fall on the outside of the condom. 6: a hand holds the rim at the base while the penis, still firm, is withdrawn.',
      note: 'Point to the hand at the rim: who holds it, and when?',
    },
    fr: {
      labels: ['Sec ? Lubrifiant, dehors seulement', 'Tenir l’anneau, se retirer encore ferme'],
      alt: '5 : des gouttes de lubrifiant tombent sur l’extérieur du préservatif. 6 : une main tient l’anneau à la base pendant que le pénis, encore ferme, se retire.',
      note: 'Montrez la main sur l’anneau : qui le tient, et quand ?',
    },
    es: {
      labels: ['¿Seco? Lubricante, solo por fuera', 'Sujetar el aro, retirarse aún firme'],
      alt: '5: gotas de lubricante caen por fuera del condón. 6: una mano sujeta el aro en la base mientras el pene, aún firme, se retira.',
      note: 'Señale la mano en el aro: ¿quién lo sujeta y cuándo?',
    },
  }),
  twoSteps('condom-pair-away', 7, [slideOff, throwAway], {
    en: {
      labels: ['Slide it off, away from the partner', 'Wrap it; bin or latrine'],
      alt: '7: a hand slides the condom off by its rim and carries it away; nothing spills. 8: it is wrapped and goes into a bin or a latrine.',
      note: 'Ask where the bin stands in a small house, and who empties it.',
    },
    fr: {
      labels: ['Le retirer loin du partenaire', 'L’emballer ; poubelle ou latrine'],
      alt: '7 : une main retire le préservatif par l’anneau et l’éloigne ; rien ne coule. 8 : emballé, il va à la poubelle ou dans une latrine.',
      note: 'Où est la poubelle dans une petite maison, et qui la vide ?',
    },
    es: {
      labels: ['Quitarlo lejos de la pareja', 'Envolverlo; basura o letrina'],
      alt: '7: una mano quita el condón por el aro y lo aleja; nada se derrama. 8: envuelto, va a la basura o a una letrina.',
      note: '¿Dónde está la basura en una casa pequeña y quién la vacía?',
    },
  }),
  twoSteps(
    'female-condom-pair-in',
    1,
    [squeezeRing, slideIn],
    {
      en: {
        labels: ['Squeeze the inner ring', 'Slide it in and up'],
        alt: '1: thumb and finger squeeze the inner ring long and narrow. 2: side view of the body: the narrow ring enters the vagina, in and up.',
        note: 'Let everyone squeeze the ring and hold it while you count to ten.',
      },
      fr: {
        labels: ['Presser l’anneau interne', 'Glisser dedans, vers le haut'],
        alt: '1 : pouce et index pressent l’anneau interne, long et étroit. 2 : coupe de profil : l’anneau étroit entre dans le vagin, vers le haut.',
        note: 'Chacun presse l’anneau et le tient pendant que vous comptez jusqu’à dix.',
      },
      es: {
        labels: ['Apretar el aro interno', 'Deslizar hacia dentro y arriba'],
        alt: '1: pulgar e índice aprietan el aro interno, largo y estrecho. 2: vista lateral: el aro estrecho entra en la vagina, hacia arriba.',
        note: 'Cada persona aprieta el aro y lo sujeta mientras usted cuenta hasta diez.',
      },
    },
    true,
  ),
  twoSteps(
    'female-condom-pair-place',
    3,
    [pushUp, ringOutside],
    {
      en: {
        labels: ['Push it behind the bone', 'Outer ring flat, 2–3 cm outside'],
        alt: '3: side view: a finger inside the pouch pushes the inner ring up behind the pubic bone. 4: front view: the outer ring lies flat outside, 2 to 3 cm showing.',
        note: 'Ask what she feels when the ring is not far enough, and what she does then.',
      },
      fr: {
        labels: ['Pousser derrière l’os', 'Anneau à plat, 2–3 cm dehors'],
        alt: '3 : coupe de profil : un doigt dans la gaine pousse l’anneau interne derrière l’os du pubis. 4 : de face : l’anneau externe est à plat dehors, 2 à 3 cm visibles.',
        note: 'Que sent-elle si l’anneau n’est pas assez loin, et que fait-elle ?',
      },
      es: {
        labels: ['Empujar detrás del hueso', 'Aro plano, 2–3 cm fuera'],
        alt: '3: vista lateral: un dedo dentro de la funda empuja el aro interno por detrás del hueso del pubis. 4: de frente: el aro externo queda plano por fuera, se ven de 2 a 3 cm.',
        note: '¿Qué siente si el aro no está lo bastante adentro y qué hace entonces?',
      },
    },
    true,
  ),
]

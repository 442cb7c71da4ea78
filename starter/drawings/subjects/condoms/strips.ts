import { diagram } from '../../diagram.ts'
import { strip } from '../../kit/strip.ts'
import { checkPacket, holdRim, lubricate, pinchTip, slideOff, tearPacket, throwAway, unroll } from './scenes.ts'

/** The first four steps on a model. */
export const condomOn = diagram({
  id: 'condom-on',
  width: 'full',
  height: 276,
  texts: {
    en: {
      labels: [
        'New, in date, cushion of air',
        'Tear at the notch, fingers only',
        'Rim outside, pinch the tip',
        'Unroll down to the base',
      ],
      alt: 'Four steps on a model. 1: check date and cushion of air of the packet. 2: tear it at the notch with the fingers. 3: put the condom on the tip with the rim outside and pinch the end. 4: unroll it down to the base.',
      note: 'Point to each picture and let a trainee say why the step matters; then let everyone do the four on a model.',
    },
    fr: {
      labels: [
        'Neuf, date bonne, coussin d’air',
        'Déchirer à l’encoche, aux doigts',
        'Anneau dehors, bout pincé',
        'Dérouler jusqu’à la base',
      ],
      alt: 'Quatre étapes sur un modèle. 1 : vérifier la date et le coussin d’air du sachet. 2 : le déchirer à l’encoche avec les doigts. 3 : poser le préservatif sur le bout, anneau à l’extérieur, et pincer l’extrémité. 4 : le dérouler jusqu’à la base.',
      note: 'Montrez chaque image et demandez pourquoi l’étape compte ; puis chacun fait les quatre étapes sur un modèle.',
    },
    es: {
      labels: [
        'Nuevo, con fecha válida y aire',
        'Rasgar por la muesca, con los dedos',
        'Aro por fuera, apretar la punta',
        'Desenrollar hasta la base',
      ],
      alt: 'Cuatro pasos en un modelo. 1: comprobar la fecha y el cojín de aire del sobre. 2: rasgarlo por la muesca con los dedos. 3: poner el condón en la punta con el aro por fuera y apretar el extremo. 4: desenrollarlo hasta la base.',
      note: 'Señale cada dibujo y pregunte por qué importa el paso; luego todos hacen los cuatro en un modelo.',
    },
  },
  draw: ({ labels }) => strip([checkPacket(), tearPacket(), pinchTip(), unroll()], labels),
})

/** The last four steps. */
export const condomOff = diagram({
  id: 'condom-off',
  width: 'full',
  height: 276,
  texts: {
    en: {
      labels: [
        'Dry? Lubricant, outside only',
        'Hold the rim, withdraw while firm',
        'Slide it off, away from the partner',
        'Wrap it; bin or latrine',
      ],
      alt: 'Four more steps. 5: if it is dry, lubricant on the outside only. 6: after ejaculation hold the rim and withdraw while firm. 7: slide it off away from the partner. 8: wrap it and put it into a bin or latrine.',
      note: 'Let each pair show all four; most forget to hold the rim. Never into a flush toilet: it blocks.',
    },
    fr: {
      labels: [
        'Sec ? Lubrifiant, dehors seulement',
        'Tenir l’anneau, se retirer encore ferme',
        'Le retirer loin du partenaire',
        'L’emballer ; poubelle ou latrine',
      ],
      alt: 'Quatre autres étapes. 5 : si c’est sec, lubrifiant à l’extérieur seulement. 6 : après l’éjaculation, tenir l’anneau et se retirer pendant que le pénis est ferme. 7 : retirer le préservatif loin du partenaire. 8 : l’emballer, poubelle ou latrine.',
      note: 'Chaque binôme montre les quatre étapes ; la plupart oublient de tenir l’anneau. Jamais dans des toilettes à chasse d’eau : elles se bouchent.',
    },
    es: {
      labels: [
        '¿Seco? Lubricante, solo por fuera',
        'Sujetar el aro, retirarse aún firme',
        'Quitarlo lejos de la pareja',
        'Envolverlo; basura o letrina',
      ],
      alt: 'Otros cuatro pasos. 5: si está seco, lubricante solo por fuera. 6: después de eyacular, sujetar el aro y retirarse con el pene firme. 7: quitar el condón lejos de la pareja. 8: envolverlo; basura o letrina.',
      note: 'Cada pareja muestra los cuatro; la mayoría olvida sujetar el aro. Nunca al inodoro: se tapa.',
    },
  },
  draw: ({ labels }) => strip([lubricate(), holdRim(), slideOff(), throwAway()], labels, 5),
})

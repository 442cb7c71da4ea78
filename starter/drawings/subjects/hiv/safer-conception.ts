import { bothTested, bothWish, coupleFree, dailyTablets, otherInfections, virusFalls } from './scenes.ts'

/** The steps, in order. */
export const SCENES = [bothWish, bothTested, dailyTablets, virusFalls, otherInfections, coupleFree]

export const TEXTS = {
  en: {
    words: [
      'Both want it?',
      'Tests, if they agree',
      'Treat HIV',
      'Wait for the viral load',
      'Treat STIs; folic acid',
      'Stop the method; sex as you like',
    ],
    method: 'A method until all is ready',
    treatment: 'Treatment each day',
    alt: 'Six steps in order. 1: do both want it? 2: tests for both, if they agree. 3: treatment for the partner who has HIV. 4: viral load, wait for undetectable. 5: look for STIs and treat; folic acid. 6: stop the method; sex as you like, without counting days. Bars below: a method from step 1 to 5; treatment each day from step 3 on.',
    note: 'Cover the drawing and let the group say the order. Which step did they put first? Only couples who do not wait for step 4 count fertile days.',
  },
  fr: {
    words: [
      'Les deux le veulent ?',
      'Tests, avec accord',
      'Traiter le VIH',
      'Attendre : indétectable',
      'IST ; acide folique',
      'Arrêter la méthode ; rapports à leur gré',
    ],
    method: 'Une méthode jusque-là',
    treatment: 'Traitement chaque jour',
    alt: 'Six étapes dans l’ordre. 1 : le veulent-ils ? 2 : dépistage des deux, avec leur accord. 3 : traitement pour qui a le VIH. 4 : charge virale, attendre l’indétectable. 5 : soigner les IST ; acide folique. 6 : arrêter la méthode ; rapports à leur gré, sans compter les jours. Barres en dessous : une méthode des étapes 1 à 5 ; traitement chaque jour dès l’étape 3.',
    note: 'Cachez le dessin et faites dire l’ordre. Quelle étape le groupe a-t-il mise en premier ? Seuls les couples qui n’attendent pas l’étape 4 comptent les jours féconds.',
  },
  es: {
    words: [
      '¿Lo desean?',
      'Pruebas, si aceptan',
      'Tratar el VIH',
      'Esperar: indetectable',
      'Otras ITS; ácido fólico',
      'Dejar el método; sexo a su gusto',
    ],
    method: 'Un método hasta entonces',
    treatment: 'Tratamiento cada día',
    alt: 'Seis pasos en orden. 1: ¿lo desean? 2: pruebas para ambos, si aceptan. 3: tratamiento para quien vive con VIH. 4: carga viral, esperar a que sea indetectable. 5: tratar otras infecciones; ácido fólico. 6: dejar el método; relaciones a su gusto, sin contar días. Barras abajo: un método del paso 1 al 5; tratamiento cada día desde el paso 3.',
    note: 'Tape el dibujo y que el grupo diga el orden. ¿Qué paso puso primero? Solo las parejas que no esperan el paso 4 cuentan los días fértiles.',
  },
}

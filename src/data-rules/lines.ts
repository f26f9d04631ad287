// Every line of the files beside the records has the form that the service reads.
import type { DataRule } from './data-rule.js';

export const lines: DataRule = {
  name: 'lines',
  about: {
    en: 'Every line of the files beside the records, such as sources and corrections, has the fields that the service reads.',
    es: 'Cada línea de los archivos que acompañan a los registros, como fuentes y correcciones, tiene los campos que el servicio lee.',
  },
  advice: {
    en: 'Compare the line with the one above. It has the same fields, with values of the same kind.',
    es: 'Compara la línea con la de arriba. Lleva los mismos campos, con valores de la misma clase.',
  },
  general: 'line',
  *check({ lineFaults }) {
    for (const { file, line, field, message } of lineFaults)
      yield {
        file,
        id: undefined,
        field,
        message: {
          en: message,
          es:
            field === undefined
              ? 'a la línea le falta un campo o tiene uno que no sirve'
              : 'el valor de este campo falta o no sirve',
        },
        at: line - 2,
      };
  },
};

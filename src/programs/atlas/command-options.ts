// The table of the options of the commands. A repeatable option has dots after its value.
import type { Localized } from '../../engine/text/localized.js';

export interface CommandOption {
  readonly name: string;
  /** The word for its value in the help. Undefined for a switch. */
  readonly value: string | undefined;
  readonly about: Localized;
}

export const SHELLS = ['bash', 'zsh'] as const;
/** The number of editions that --prune keeps. */
export const KEEP = '3';

/** Each line has the name and its value, then the text in each language. The part after `@` distinguishes options of one name. */
const OPTIONS = `
url URL | query this server instead of the data of the package | consultar este servidor en lugar de los datos del paquete
timeout SECONDS | with --url, wait at most this long for a response (default: 30) | con --url, esperar una respuesta como máximo este tiempo (por defecto: 30)
json | write the JSON of the API | escribir el JSON de la API
csv | write a table as CSV | escribir una tabla en CSV
out FILE | write the result to this file | escribir el resultado en este archivo
lang LANGUAGE | en or es, the language of texts, messages and help; by default that of LANG | en o es, el idioma de los textos, los mensajes y la ayuda; por defecto, el de LANG
help | show this help | mostrar esta ayuda
fields NAMES | only these fields, separated by commas | solo estos campos, separados por comas
expand NAMES | include these related records, separated by commas | incluir estos registros relacionados, separados por comas
sort FIELD | sort by this field | ordenar por este campo
descending | sort in descending order | ordenar de mayor a menor
limit COUNT | return at most this many records | devolver como máximo esta cantidad de registros
offset COUNT | skip this many records | omitir esta cantidad de registros
by FIELD | count the records of each value of this field | contar los registros de cada valor de este campo
families NAMES | only these families, separated by commas | solo estas familias, separadas por comas
next | only the next holiday | solo el próximo festivo
add DAYS | add this many working days instead of counting | sumar esta cantidad de días hábiles en lugar de contar
saturday | count Saturdays as working days | contar los sábados como días hábiles
skipped | also list the days that are not counted | listar también los días que no se cuentan
data-folder DIR | the folder with the records, instead of data/ | la carpeta con los registros, en lugar de data/
out@bundle DIR | the folder of all editions, by default BUNDLE_FOLDER or bundles/; each edition gets a folder in it, which replaces an earlier one of the same name | la carpeta de todas las ediciones, por defecto BUNDLE_FOLDER o bundles/; cada edición recibe una carpeta, que reemplaza la anterior del mismo nombre
out@export DIR | required: the output folder; it must be new, empty or an earlier export, which is replaced | obligatoria: la carpeta de salida; debe ser nueva, estar vacía o tener una copia anterior, que se reemplaza
quick | compress faster; the files are slightly larger | comprimir más rápido; los archivos son un poco más grandes
without FAMILY... | leave out a family, such as PostalCode, to save space or because of its terms; repeat it for several families | omitir una familia, como PostalCode, por espacio o por sus condiciones; repite la opción para varias familias
bundles DIR | the folder of bundles, by default BUNDLE_FOLDER or bundles/; the copy includes the files of its edition | la carpeta de descargas, por defecto BUNDLE_FOLDER o bundles/; la copia incluye los archivos de su edición
json@result | write the result as JSON, and the progress to standard error | escribir el resultado en JSON, y el avance en la salida de errores
use ID | make this edition current; servers switch to it within seconds | hacer actual esta edición; los servidores cambian a ella en segundos
prune | delete old editions, except the current one and those of a newer model | borrar ediciones antiguas, salvo la actual y las de un modelo más nuevo
keep COUNT | with --prune, the number of newest editions to keep (default: ${KEEP}) | con --prune, cuántas de las más nuevas se conservan (por defecto: ${KEEP})
fix | first fix mechanical faults such as order, spaces and placeholders in the files | corregir antes los errores mecánicos de los archivos, como orden, espacios y valores de relleno
since REVISION | check a contribution: the values that changed since this Git revision, or this folder of data, need a correction, and work that only a maintainer can do is a warning | revisar un aporte: los valores que cambiaron desde esta revisión de Git, o esta carpeta de datos, necesitan una corrección, y el trabajo que solo puede hacer quien mantiene el proyecto es una advertencia
all | list all rules, and the warnings even if there are faults | listar todas las reglas, y las advertencias aunque haya errores
json@check | write the findings of each rule as JSON, with their texts in both languages | escribir los hallazgos de cada regla en JSON, con sus textos en ambos idiomas
github | write annotations for GitHub Actions, and the summary of the run to the file in GITHUB_STEP_SUMMARY | escribir anotaciones para GitHub Actions, y el resumen en el archivo de GITHUB_STEP_SUMMARY`;

const options = new Map(
  OPTIONS.trim()
    .split('\n')
    .map((line): [string, CommandOption] => {
      const [head = '', en = '', es = ''] = line.split(' | ');
      const [key = '', value] = head.split(' ');
      return [key, { name: key.split('@', 1)[0] as string, value, about: { en, es } }];
    }),
);

export const optionsNamed = (keys: string) => keys.split(' ').flatMap((key) => options.get(key) ?? []);

/** Options that are also accepted before the command. */
export const sharedOptions = optionsNamed('url timeout json csv out lang help');

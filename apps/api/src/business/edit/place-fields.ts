import type { Reference } from '../../reference/reference.ts';
import { plainLine } from '../../text/plain-text.ts';
import type { Field } from './field.ts';
import { code } from './text-fields.ts';

/** The columns of a place: `state_text` is what a source said of a state that is none of the list. */
interface PlaceColumns {
  country: 'country_code' | 'factory_country_code';
  state: 'state_id' | 'factory_state_id';
  stateText?: 'state_text';
}

export function country(
  column: PlaceColumns['country'],
  wishes: { isRequired?: true; imported?: string } = {},
) {
  return code(column, (text, { reference }) => reference.countries.has(text), wishes);
}

/** Whether it is of that country is seen when all fields are read (`settleState`). */
export function state({ state: column, stateText }: PlaceColumns, imported?: string): Field<string> {
  return {
    ...(imported === undefined ? {} : { imported }),
    valueIn: (row) => row[column] ?? (stateText ? row[stateText] : null),
    read(sent, { reference, refuse }) {
      const id = typeof sent === 'string' ? plainLine(sent) : null;
      if (id !== null && !reference.states.has(id)) refuse('unknown');
      return id;
    },
    columnsOf(value, { states }) {
      const isListed = value !== null && states.has(value);
      return {
        [column]: isListed ? value : null,
        ...(stateText ? { [stateText]: isListed ? null : value } : {}),
      };
    },
  };
}

export function isStateOf(stateID: string, countryCode: string | null, { states }: Reference): boolean {
  return states.get(stateID)?.countryCode === countryCode;
}

/** Other ways to write a contract that requests and responses do not show. */
const text = { type: 'string' };
const schemas = '#/components/schemas';
const object = { type: 'object', properties: { a: text } };
// oxlint-disable-next-line no-explicit-any -- edits reach into every part of the document
type Contract = Record<string, any>;
const schemaNamed = (from: string, to: string) => (contract: Contract) => {
  const { [from]: schema, ...others } = contract['components'].schemas;
  const renamed = JSON.stringify({
    ...contract,
    components: { ...contract['components'], schemas: { ...others, [to]: schema } },
  });
  Object.assign(contract, JSON.parse(renamed.replaceAll(`/schemas/${from}"`, `/schemas/${to}"`)));
};
const notes = '/notes/{id}';
const rename = (members: Contract, from: string, to: string): void => {
  members[to] = members[from];
  delete members[from];
};

type Rewriting = [what: string, change: (contract: Contract) => void];

/** Rewritings in two groups, each of which can be applied together in this order. */
export const rewritten: Rewriting[][] = [
  [
    ['a recursive schema with another name', schemaNamed('Tree', 'Plant')],
    ['a schema that nothing refers to', ({ components }) => (components.schemas.Unused = object)],
    [
      'a response written out',
      ({ components, paths }) => (paths[notes].get.responses['404'] = components.responses.TaskNotFound),
    ],
    [
      'a schema written out in one place',
      ({ components }) => (components.schemas.Holder.additionalProperties = components.schemas.Label),
    ],
    [
      'a schema split in two',
      ({ components: { schemas: all } }) => {
        all.Base = { type: 'object', required: ['id'], properties: { id: text } };
        all.Note = { type: 'object', allOf: [{ $ref: `${schemas}/Base` }], properties: { kind: text } };
      },
    ],
    [
      'a schema that can be null written out',
      ({ components: { schemas: all } }) =>
        (all.Holder.properties.label = { ...all.Label, type: ['object', 'null'] }),
    ],
    [
      'parameters at the operations of a path',
      ({ paths }) => {
        const { parameters, get } = paths[notes];
        get.parameters = [...get.parameters, ...parameters];
        delete paths[notes].parameters;
      },
    ],
    [
      'defaults of the form of a parameter',
      ({ paths }) =>
        Object.assign(paths[notes].get.parameters[0], { style: 'form', explode: true, allowReserved: false }),
    ],
    ['explode of a text', ({ paths }) => (paths[notes].get.parameters[2].explode = false)],
    [
      'the default form of a header',
      ({ paths }) =>
        Object.assign(paths[notes].get.responses['200'].headers['X-Count'], {
          style: 'simple',
          explode: false,
        }),
    ],
    [
      'a header in another case',
      ({ paths }) => rename(paths[notes].get.responses['200'].headers, 'X-Count', 'x-count'),
    ],
    ['a header parameter in another case', ({ paths }) => (paths[notes].get.parameters[3].name = 'x-view')],
    [
      'a header parameter that is ignored',
      ({ paths }) =>
        paths[notes].get.parameters.push({ name: 'Accept', in: 'header', required: true, schema: text }),
    ],
    [
      'a media type in another case',
      ({ paths }) =>
        rename(paths[notes].get.responses['200'].content, 'application/json', 'Application/JSON'),
    ],
    [
      'a parameter of a path and of a transition with another name',
      (contract) => {
        const text = JSON.stringify(contract).replaceAll('{folder_id}', '{to}');
        const fields = /"(name|parameter)":"folder_id"/g;
        Object.assign(contract, { paths: {} }, JSON.parse(text.replaceAll(fields, '"$1":"to"')));
      },
    ],
    [
      'a mapping by names',
      ({ components }) => (components.schemas.Fish.discriminator.mapping = { trout: 'Trout', cod: 'Cod' }),
    ],
    [
      'the names of alternatives as a mapping',
      ({ components }) =>
        (components.schemas.Pet.discriminator.mapping = { Cat: `${schemas}/Cat`, Label: `${schemas}/Label` }),
    ],
    ['a scheme in another case', ({ components }) => (components.securitySchemes.ApiKey.scheme = 'Bearer')],
    [
      'a scheme with another name',
      (contract) => {
        const { security, components, paths } = JSON.parse(
          JSON.stringify(contract).replaceAll('"ApiKey":', '"Key":'),
        );
        Object.assign(contract, { security, components, paths });
      },
    ],
    [
      'components before what refers to them',
      (contract) => {
        const { paths, ...others } = contract;
        delete contract['paths'];
        Object.assign(contract, others, { paths });
      },
    ],
  ],
  [
    ['a schema with another name', schemaNamed('Note', 'Memo')],
    ['a schema of a mapping with another name', schemaNamed('Trout', 'Perch')],
    [
      'parameters at the path of an operation',
      ({ paths }) => {
        paths[notes].parameters.push(...paths[notes].get.parameters);
        delete paths[notes].get.parameters;
      },
    ],
    [
      'a media type with its usual charset',
      ({ paths }) =>
        rename(
          paths[notes].get.responses['200'].content,
          'application/json',
          'application/json; charset="UTF-8"',
        ),
    ],
    [
      'a parameter of a path with another name',
      ({ paths }) => {
        rename(paths, notes, '/notes/{note_id}');
        paths['/notes/{note_id}'].parameters[0].name = 'note_id';
      },
    ],
  ],
];

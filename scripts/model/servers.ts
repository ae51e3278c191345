import type { Document } from './document.ts';

/** A base URL of the API. */
export interface Server {
  url: string;
  description: string;
}

/** Returns the servers of the contract, with the defaults of their variables in place. */
export const readServers = ({ servers = [] }: Document): Server[] =>
  servers.map(({ url, description = '', variables = {} }) => {
    const [variable] = Object.values(variables);
    return {
      url: url.replace(/{(\w+)}/g, (found, name: string) => variables[name]?.default ?? found),
      description: variable?.description ?? description,
    };
  });

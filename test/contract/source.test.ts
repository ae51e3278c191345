import { describe, expect, test } from 'vitest';
import { contract } from '../support/contract.ts';
import { behaviour } from './facts-behaviour.ts';
import { keys } from './facts-keys.ts';
import { prose } from './facts-prose.ts';
import { shape } from './facts-shape.ts';
import { violations } from './facts.ts';

describe('the contract states what the source states', () => {
  test.each(Object.entries({ ...keys, ...shape, ...behaviour, ...prose }))('%s', (_, check) => {
    expect(violations(check, contract)).toEqual([]);
  });
});

import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

export const service = { baseUrl: '', key: '' };

export const base = createApi({
  baseQuery: (args, api, options) =>
    fetchBaseQuery({
      baseUrl: service.baseUrl,
      prepareHeaders: (headers) => headers.set('authorization', `Bearer ${service.key}`),
    })(args, api, options),
  endpoints: () => ({}),
});

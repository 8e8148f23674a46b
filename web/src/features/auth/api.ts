/** Registering by somebody who showed, when they applied as a guest, that the address is theirs. */
import { api } from "@/shared/api/base";
import type { Register, Registered } from "@/shared/api/generated";

export const authApi = api.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    registerByLink: build.mutation<Registered, { readonly access: string; readonly register: Register }>({
      query: ({ access, register }) => ({
        url: "/api/auth/register",
        method: "POST",
        body: register,
        headers: { "Access-Link": access },
      }),
    }),
  }),
});

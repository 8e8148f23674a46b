"""CVs: streams of what their owners wrote, showed and took back."""

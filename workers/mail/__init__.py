"""What the product writes to people: letters in five languages, each as text and as HTML."""
